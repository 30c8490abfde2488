import * as v from 'valibot';
import { readCall, writeCall } from './call';
import { countOrZero, epoch, looseFlag, looseInteger } from './loose/numbers';
import { score, scoreOrZero } from './loose/amounts';
import { listOf } from './loose/lists';
import { boundedText, looseText, textOrEmpty } from './loose/texts';
import { maybe } from './loose/optional';
import { askedInteger } from './loose/requests';

const hash = v.pipe(looseText, v.regex(/^[0-9a-f]{64}$/i));

/**
 * What a player's rounds of one game follow from, as far as it is shown before play. Hashes and seeds are 32 bytes in
 * hexadecimal.
 *
 * @example
 * import { parse } from 'valibot';
 * const hash = '0'.repeat(64);
 * parse(fairInfo, { gc: 'egg', commit: hash, next: hash, head: hash, clientSeed: 'me', nonce: '3' }).nonce; // => 3
 */
export const fairInfo = v.object({
  /** The code of the game; `luck-draw` and `egg` are events. */
  gc: looseText,
  /** SHA-256 of the seed that rounds follow from now. */
  commit: hash,
  /** SHA-256 of the seed that comes next. */
  next: hash,
  /** The head of the operator's chain of commitments after `next`. */
  head: hash,
  /** The player's own part: 1 to 64 letters, digits, `_` and `-`. */
  clientSeed: looseText,
  /** The nonce of the next round. */
  nonce: looseInteger,
  /** Outcomes follow from a seed that is known before: a demonstration. */
  predictable: looseFlag,
  /** In a room: the hash that the next draw, and those of its chain, are checked against. */
  roomCommit: maybe(hash),
  /** In a room: the hash of the chain after it. */
  roomNext: maybe(hash),
});

/**
 * What `fairInfo` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const hash = '0'.repeat(64);
 * const row: FairInfoRow = parse(fairInfo, { gc: 'egg', commit: hash, next: hash, head: hash, clientSeed: 'me', nonce: 0 });
 * row.predictable; // => 0
 */
export type FairInfoRow = v.InferOutput<typeof fairInfo>;

/**
 * One use of a nonce. `state`: 0 open, 1 played, 2 refused: then `WinScore` is what it would have paid.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(fairRound, { nonce: 0, bet: 'play', BetScore: 1000, LogTime: 1767196800, state: 1 }).WinScore; // => 0
 */
export const fairRound = v.object({
  /** How many rounds of the seed came before. */
  nonce: looseInteger,
  /** The number of the bet in betLog4U; 0 when there is none. */
  LogID: countOrZero,
  /** What was bet on; of an event, the number below which was drawn. */
  bet: textOrEmpty,
  /** The stake. */
  BetScore: score,
  /** What was won. */
  WinScore: scoreOrZero,
  /** 0 open, 1 played, 2 refused. */
  state: looseInteger,
  /** When, in epoch seconds. */
  LogTime: epoch,
  /** Of an event: the number that was drawn. */
  drawn: maybe(looseInteger),
  /** In a room: the seed of the draw that all its players share. */
  roomSeed: maybe(looseText),
  /** In a room: the number of that draw. */
  roomDraw: maybe(looseInteger),
  /** In a room: the hash that was shown before that draw. */
  roomCommit: maybe(hash),
});

/**
 * What `fairRound` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: FairRoundRow = parse(fairRound, { nonce: 0, BetScore: 1000, LogTime: 1767196800, state: 2 });
 * row.state; // => 2
 */
export type FairRoundRow = v.InferOutput<typeof fairRound>;

/**
 * A seed with its rounds. `seed` is '' until it is revealed.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(fairSeed, { commit: '0'.repeat(64), clientSeed: 'me', rounds: [] }).seed; // => ''
 */
export const fairSeed = v.object({
  /** SHA-256 of the seed, as shown before play. */
  commit: hash,
  /** The seed, once it is revealed. */
  seed: textOrEmpty,
  /** The player's own part. */
  clientSeed: looseText,
  /** The rounds, the latest first. */
  rounds: listOf(fairRound),
});

/**
 * What `fairSeed` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: FairSeedRow = parse(fairSeed, { commit: '0'.repeat(64), clientSeed: 'me', rounds: [] });
 * row.rounds; // => []
 */
export type FairSeedRow = v.InferOutput<typeof fairSeed>;

const gameOf = {
  /** The code of the game, `luck-draw` or `egg`. */
  gc: boundedText(64),
};

/**
 * Tells what the player's next round of a game follows from: the commitments, the player's own part and the nonce.
 *
 * @example
 * fairInfoCall.path; // => '/api/web/fairInfo'
 * fairInfoCall.effect; // => 'read'
 */
export const fairInfoCall = readCall('fairInfo', {
  group: 'games',
  refusals: ['notFound'],
  request: v.object(gameOf),
  response: fairInfo,
});

/**
 * Reveals the seed of a game, takes the one that was committed to as the next, and commits to another. A `clientSeed`
 * becomes the player's part; without one the last stays. 1008 while a round is open.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(fairRotateCall.request, { gc: 'egg', clientSeed: 'me' }); // => { gc: 'egg', clientSeed: 'me' }
 */
export const fairRotateCall = writeCall('fairRotate', {
  group: 'games',
  kind: 'E',
  whileIncomplete: true,
  refusals: ['notFound', 'notEligible'],
  request: v.object({
    ...gameOf,
    /** The player's own part from now on: 1 to 64 letters, digits, `_` and `-`. */
    clientSeed: maybe(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  }),
  response: fairInfo,
});

/**
 * Lists the latest revealed seed of a game with all its rounds; of an event, whose rounds have no number, also the earlier
 * ones that drew anything, the latest first. With the number of a bet: the seed of that bet, with its round alone until the
 * seed is revealed.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(fairSeedsCall.request, { gc: 'egg' }); // => { gc: 'egg', logId: 0 }
 */
export const fairSeedsCall = readCall('fairSeeds', {
  group: 'games',
  refusals: ['notFound'],
  request: v.object({
    ...gameOf,
    /** The number of a bet in betLog4U; 0 for none. */
    logId: v.optional(askedInteger, 0),
  }),
  response: listOf(fairSeed),
});
