import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest } from './emptyRequest';
import { listOf } from './loose/listOf';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { maybe } from './loose/maybe';
import { pesoOrZero } from './loose/pesoOrZero';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * A prize that may be in an egg: `prize_type` 1 cash, 2 thanks, 3 mystery, 4 fixed amount; `odds` in percent.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(eggPrize, { prize_type: '1', am: '5', odds: '29.5' }).odds; // => 29.5
 */
export const eggPrize = v.object({ prize_type: looseInteger, am: pesoOrZero, odds: maybe(looseNumber) });

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
 * The eggs of today: `times` to smash, `max` a day, new ones at `next`. Another egg needs deposits of `day_depAmt`
 * pesos today, of which there are `have`.
 *
 * @example
 * eventEggInfoCall.path; // => '/api/web/eventEggInfo'
 * eventEggInfoCall.effect; // => 'read'
 */
export const eventEggInfoCall = readCall('eventEggInfo', {
  request: emptyRequest,
  response: v.object({
    times: looseInteger,
    max: v.optional(looseInteger, 0),
    next: v.optional(looseInteger, 0),
    need: v.object({ day_depAmt: pesoOrZero, have: pesoOrZero }),
    prizes: v.optional(listOf(eggPrize), []),
  }),
});

/**
 * `pos` is for the animation alone. Refused with 1008 and `need` in pesos, and with 1010 when today has no more.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getEventEggCall.request, { pos: '2' }); // => { pos: 2 }
 */
export const getEventEggCall = writeCall('getEventEgg', {
  request: v.object({ pos: maybe(v.pipe(looseInteger, v.picklist([1, 2, 3]))) }),
  response: v.object({ ...claimFields, prize_type: looseInteger, times: looseInteger }),
});
