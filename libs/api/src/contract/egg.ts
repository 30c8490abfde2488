import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest, readCall, writeCall } from './call';
import { countOrZero, epochOrZero, looseInteger, looseNumber } from './loose/numbers';
import { listOf } from './loose/lists';
import { maybe } from './loose/optional';
import { pesoOrZero } from './loose/amounts';
import { askedInteger } from './loose/requests';

/**
 * A prize that may be in an egg: `prize_type` 1 cash, 2 thanks, 3 mystery, 4 fixed amount; `odds` in percent.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(eggPrize, { prize_type: '1', am: '5', odds: '29.5' }).odds; // => 29.5
 */
export const eggPrize = v.object({
  /** 1 cash, 2 thanks, 3 mystery, 4 fixed amount. */
  prize_type: looseInteger,
  /** The amount given, in pesos. */
  am: pesoOrZero,
  /**
   * How likely, in percent.
   *
   * @owed
   */
  odds: maybe(looseNumber),
});

/**
 * What `eggPrize` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: EggPrize = parse(eggPrize, { prize_type: '1', am: '5', odds: '29.5' });
 * row.odds; // => 29.5
 */
export type EggPrize = v.InferOutput<typeof eggPrize>;

/**
 * Tells the eggs of today and the odds of their prizes. Another egg needs deposits of `day_depAmt` pesos today, of
 * which there are `have`.
 *
 * @example
 * eventEggInfoCall.path; // => '/api/web/eventEggInfo'
 * eventEggInfoCall.effect; // => 'read'
 */
export const eventEggInfoCall = readCall('eventEggInfo', {
  group: 'events',
  request: emptyRequest,
  response: v.object({
    /** Eggs left to smash. */
    times: looseInteger,
    /** Eggs a day at most. */
    max: countOrZero,
    /** When it opens again, in epoch seconds. */
    next: epochOrZero,
    /** Deposits of today another egg needs, and what is there. */
    need: v.object({
      /** Deposits of today that are needed. */
      day_depAmt: pesoOrZero,
      /** What of it is there. */
      have: pesoOrZero,
    }),
    /** What can be in an egg. */
    prizes: v.optional(listOf(eggPrize), []),
  }),
});

/**
 * Smashes an egg. `pos` is for the animation alone. Refused with 1008 and `need` in pesos, and with 1010 when
 * today has no more.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getEventEggCall.request, { pos: '2' }); // => { pos: 2 }
 */
export const getEventEggCall = writeCall('getEventEgg', {
  group: 'events',
  kind: 'E',
  refusals: ['notEligible', 'ended', 'switchedOff'],
  request: v.object({
    /** Which egg is hit; the result does not depend on it. */
    pos: maybe(v.pipe(askedInteger, v.picklist([1, 2, 3]))),
  }),
  response: v.object({
    ...claimFields,
    /** 1 cash, 2 thanks, 3 mystery, 4 fixed amount. */
    prize_type: looseInteger,
    /** Eggs left to smash. */
    times: looseInteger,
  }),
});
