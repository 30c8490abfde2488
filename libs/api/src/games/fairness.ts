import { type EpochSeconds, epochSecondsFrom, type Money } from '@kislap/domain';
import {
  fairInfoCall,
  type FairInfoRow,
  fairRotateCall,
  type FairRoundRow,
  fairSeedsCall,
} from '../contract/fairness';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfScore } from '../mapping/wireValues';

/**
 * What a player's next round of a game follows from, as far as it is shown before play.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const info: FairInfo = await getFairInfo('jeepney');
 * info.clientSeed; // => 'kislap'
 */
export interface FairInfo {
  readonly gameCode: string;
  readonly commitment: string;
  readonly nextCommitment: string;
  /** The head of the operator's chain of commitments. */
  readonly chainHead: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly isPredictable: boolean;
  /** In a room: what the next draws of all its players are checked against, and the draws after those. */
  readonly room?: { readonly commitment: string; readonly nextCommitment?: string };
}

/**
 * One use of a nonce. A refused one tells what it would have won.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const round: FairSeedRound | undefined = (await getFairSeeds('jeepney'))[0]?.rounds[0];
 * round?.state; // => 'refused'
 */
export interface FairSeedRound {
  readonly nonce: number;
  readonly betId: number;
  readonly bet: string;
  readonly stake: Money;
  readonly win: Money;
  readonly state: 'open' | 'played' | 'refused';
  readonly at: EpochSeconds;
  /** Of an event. */
  readonly drawn?: number;
  /** In a room. */
  readonly room?: { readonly seed: string; readonly draw: number; readonly commitment?: string };
}

/**
 * A seed with its rounds, the latest first.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const seed: FairSeed | undefined = (await getFairSeeds('jeepney'))[0];
 * seed?.clientSeed; // => 'kislap'
 */
export interface FairSeed {
  readonly commitment: string;
  /** Missing until it is revealed. */
  readonly seed?: string;
  readonly clientSeed: string;
  readonly rounds: readonly FairSeedRound[];
}

/**
 * The cache key of what a player's rounds of a game follow from.
 *
 * @example
 * fairInfoKey(7, 'jeepney'); // => ['fairInfo', 7, 'jeepney']
 */
export function fairInfoKey(userId: number, gameCode: string): ReadKey {
  return ['fairInfo', userId, gameCode];
}

/**
 * Asks what the player's next round of a game follows from.
 *
 * @throws AnswerError 1014 no such game | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getFairInfo('jeepney')).nonce; // => 3
 */
export async function getFairInfo(gameCode: string, options?: CallOptions): Promise<FairInfo> {
  return infoOf(await callMain(fairInfoCall, { gc: gameCode }, options));
}

/**
 * Reveals the seed of a game and goes on with the next; with the player's own part, or the last one.
 *
 * @throws AnswerError 1008 a round is open, 1014 no such game | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await rotateFairSeed({ gameCode: 'jeepney', clientSeed: 'lucky_7' })).clientSeed; // => 'lucky_7'
 */
export async function rotateFairSeed(
  { gameCode, clientSeed }: { readonly gameCode: string; readonly clientSeed?: string | undefined },
  options?: CallOptions,
): Promise<FairInfo> {
  return infoOf(await callMain(fairRotateCall, { gc: gameCode, clientSeed }, options));
}

/**
 * Asks for the latest revealed seed of a game with its rounds (of an event also for earlier ones), or for that of a bet.
 *
 * @param betId the number of a bet; 0 for none
 * @throws AnswerError 1014 no such game or bet | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getFairSeeds('jeepney'))[0]?.rounds.length; // => 3
 */
export async function getFairSeeds(
  gameCode: string,
  betId = 0,
  options?: CallOptions,
): Promise<readonly FairSeed[]> {
  const rows = await callMain(fairSeedsCall, { gc: gameCode, logId: betId }, options);
  return rows.map(({ commit, seed, clientSeed, rounds }) => ({
    commitment: commit,
    clientSeed,
    rounds: rounds.map(roundOf),
    ...definedFields({ seed: seed === '' ? undefined : seed }),
  }));
}

/**
 * The cache key of a revealed seed.
 *
 * @example
 * fairSeedsKey(7, 'jeepney', 0); // => ['fairSeeds', 7, 'jeepney', 0]
 */
export function fairSeedsKey(userId: number, gameCode: string, betId: number): ReadKey {
  return ['fairSeeds', userId, gameCode, betId];
}

function infoOf(row: FairInfoRow): FairInfo {
  return {
    gameCode: row.gc,
    commitment: row.commit,
    nextCommitment: row.next,
    chainHead: row.head,
    clientSeed: row.clientSeed,
    nonce: row.nonce,
    isPredictable: row.predictable === 1,
    ...definedFields({ room: roomOf(row) }),
  };
}

function roomOf({ roomCommit, roomNext }: FairInfoRow): FairInfo['room'] {
  if (roomCommit === undefined) return undefined;
  return { commitment: roomCommit, ...definedFields({ nextCommitment: roomNext }) };
}

const states: Readonly<Record<number, FairSeedRound['state']>> = { 0: 'open', 1: 'played' };

function roundOf(row: FairRoundRow): FairSeedRound {
  const { roomSeed: seed, roomDraw: draw, roomCommit: commitment } = row;
  return {
    nonce: row.nonce,
    betId: row.LogID,
    bet: row.bet,
    stake: moneyOfScore(row.BetScore),
    win: moneyOfScore(row.WinScore),
    state: states[row.state] ?? 'refused',
    at: epochSecondsFrom(row.LogTime),
    ...definedFields({
      drawn: row.drawn,
      room:
        seed === undefined || draw === undefined
          ? undefined
          : { seed, draw, ...definedFields({ commitment }) },
    }),
  };
}
