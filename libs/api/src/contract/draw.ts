import * as v from 'valibot';
import { emptyRequest, readCall } from './call';
import { countOrZero, epoch, looseInteger, looseNumber } from './loose/numbers';
import { maybe, orElse } from './loose/optional';
import { jsonText } from './loose/jsonText';
import { listOf, tolerantListOf, valueList } from './loose/lists';
import { peso, pesoOrZero } from './loose/amounts';
import { textOrEmpty } from './loose/texts';

/**
 * A segment of the wheel. `type`: 1 cash, 2 thanks, 3 mystery, 4 fixed amount; `odds` in percent.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(drawPrize, { type: '1', am: '8', odds: '20' }).odds; // => 20
 */
export const drawPrize = v.object({
  type: looseInteger,
  am: pesoOrZero,
  odds: maybe(looseNumber),
  img: maybe(textOrEmpty),
});

/**
 * What `drawPrize` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const segment: DrawPrize = parse(drawPrize, { type: '2' });
 * segment.am; // => 0
 */
export type DrawPrize = v.InferOutput<typeof drawPrize>;

/**
 * What `getPddConfigInfo` holds once parsed: the goal, what adds spins, and the wheel from its top clockwise.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(drawConfig, { info: { am: '100', day: '3' }, a_c: [] }).info.day; // => 3
 */
export const drawConfig = v.object({
  info: v.object({
    am: peso,
    day: countOrZero,
    spinPerInvite: countOrZero,
    spinPerDep: countOrZero,
    minDep: pesoOrZero,
  }),
  a_c: listOf(drawPrize),
  /** what a mystery may hold, each equally likely */
  mystery: orElse(valueList(peso), []),
});

/**
 * What `drawConfig` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const config: DrawConfig = parse(drawConfig, { info: { am: '100', day: '3' }, a_c: [] });
 * config.info.minDep; // => 0
 */
export type DrawConfig = v.InferOutput<typeof drawConfig>;

/**
 * Tells the goal, what adds spins, and the wheel with its odds, as JSON text for `parseJsonText(text,
 * drawConfig)`.
 *
 * @example
 * import { parse } from 'valibot';
 * const text = parse(getPddConfigInfoCall.response, '{"info":{"am":100},"a_c":[]}');
 * parseJsonText(text, drawConfig)?.info.am; // => 100
 */
export const getPddConfigInfoCall = readCall('getPddConfigInfo', {
  group: 'draw',
  auth: 'open',
  request: emptyRequest,
  response: jsonText,
});

/**
 * A payout of the draw, its player masked.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(drawPayout, { nick: 'L***a', am: '100', logtime: 1767196800 }).am; // => 100
 */
export const drawPayout = v.object({
  /** The name, masked. */
  nick: textOrEmpty,
  /** The amount given, in pesos. */
  am: peso,
  /** When, in epoch seconds. */
  logtime: epoch,
});

/**
 * What `drawPayout` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: DrawPayout = parse(drawPayout, { nick: 'L***a', am: '100', logtime: 1767196800 });
 * row.am; // => 100
 */
export type DrawPayout = v.InferOutput<typeof drawPayout>;

/**
 * Lists the latest payouts that really happened, names masked.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(pddPerListCall.response, [{ nick: 'L***a', am: '100', logtime: 1767196800 }])[0]?.am; // => 100
 */
export const pddPerListCall = readCall('pddPerList', {
  group: 'draw',
  auth: 'open',
  request: emptyRequest,
  response: tolerantListOf(drawPayout),
});

/**
 * A friend invited in this round, masked. `state`: 1 registered, 2 counted.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(drawFriend, { nick: 'R***n', logtime: 1767196800 }).state; // => 1
 */
export const drawFriend = v.object({
  /** The name, masked. */
  nick: textOrEmpty,
  /** 1 registered, 2 counted. */
  state: orElse(looseInteger, 1),
  /** When, in epoch seconds. */
  logtime: epoch,
});

/**
 * What `drawFriend` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const friend: DrawFriend = parse(drawFriend, { nick: 'R***n', state: '2', logtime: 1767196800 });
 * friend.state; // => 2
 */
export type DrawFriend = v.InferOutput<typeof drawFriend>;

/**
 * Lists the friends invited in this round, names masked.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getSharePhoneCall.response, [{ nick: 'R***n', logtime: 1767196800 }])[0]?.state; // => 1
 */
export const getSharePhoneCall = readCall('getSharePhone', {
  group: 'draw',
  request: emptyRequest,
  response: tolerantListOf(drawFriend),
});
