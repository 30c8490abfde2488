import { type Chance, commitmentOf, fairChance, type FairRound, openRound } from '../fairness';
import { fail, ok, type Result } from '../kernel';
import { type Money, percentOfMoney } from '../money';
import { drawOutcome, type GameOutcome, isBet } from './drawOutcome';
import { findGame } from './gameCatalogue';

/** The draw of a room, which all its players share: its seed was committed to before, and is shown with the round. */
export interface RoomDraw {
  readonly seed: string;
  /** Which of the room's draws it was. */
  readonly draw: number;
}

/** A room's draws follow from one secret for so many of them; what is shown of it beforehand is one hash. */
export const ROOM_CHAIN_DRAWS = 450;

/** Which chain of a room a draw belongs to, counted like draws. */
export const roomChainOf = (draw: number): number => Math.floor(draw / ROOM_CHAIN_DRAWS);

/** How many draws of its chain came before a draw. */
const placeInChain = (draw: number): number => draw % ROOM_CHAIN_DRAWS;

/**
 * What has to have been shown before a draw with this seed. Each seed of a chain is the hash of the one after it, and
 * what is shown is the hash of the first: a seed tells of those before it, and nothing of those to come.
 */
export const roomCommitmentOf = ({ seed, draw }: RoomDraw): string => hashed(seed, placeInChain(draw) + 1);

/**
 * The seed of a draw.
 *
 * @param last the seed of the last draw of its chain: the secret
 */
export const roomSeedOf = (last: string, draw: number): string =>
  hashed(last, ROOM_CHAIN_DRAWS - 1 - placeInChain(draw));

function hashed(seed: string, times: number): string {
  let hash = seed;
  for (let left = times; left > 0; left -= 1) hash = commitmentOf(hash);
  return hash;
}

/** What all players of a room share in one of its draws. */
export function roomChance(gameCode: string, { seed, draw }: RoomDraw): Chance {
  return fairChance({ seed, gameCode, clientSeed: 'room', nonce: draw });
}

/** A round to be checked, with the seed that was revealed after it. */
export interface RevealedRound extends FairRound {
  /** What the operator showed of the seed before play. */
  readonly commitment: string;
  readonly bet: string;
  readonly stake: Money;
  /** For a round of a room, with what was shown of its draws before; without it the seed alone is worked out. */
  readonly room?: (RoomDraw & { readonly commitment?: string | undefined }) | undefined;
}

/** What a round drew and has to pay. */
export interface CheckedRound {
  readonly outcome: GameOutcome;
  readonly win: Money;
}

/** Why a round cannot be worked out. */
export type UncheckableRound =
  | 'badSeed'
  | 'otherSeed'
  | 'badRound'
  | 'unknownGame'
  | 'unknownBet'
  | 'roomMissing'
  | 'otherRoom';

/**
 * Works out what a round drew, from its revealed seed alone: by the engine and the odds that the operator runs.
 *
 * @returns `otherSeed` when the seed is not the one that was committed to, `otherRoom` when that of the room is not
 */
export function verifyRound(round: RevealedRound): Result<CheckedRound, UncheckableRound> {
  const rules = findGame(round.gameCode)?.rules;
  if (!rules) return fail('unknownGame');
  if (!isBet(rules, round.bet)) return fail('unknownBet');
  const opened = openRound(round);
  if (!opened.ok) return opened;
  const isShared = 'isShared' in rules && rules.isShared === true;
  if (isShared && !round.room) return fail('roomMissing');
  if (isShared && round.room && !isCommitted(round.room)) return fail('otherRoom');
  const shared = round.room && isShared ? roomChance(round.gameCode, round.room) : opened.value;
  const outcome = drawOutcome(rules, round.bet, opened.value, shared);
  return ok({ outcome, win: percentOfMoney(round.stake, outcome.payPercent) });
}

function isCommitted({ seed, draw, commitment }: NonNullable<RevealedRound['room']>): boolean {
  if (!/^[0-9a-f]{64}$/.test(seed) || !Number.isSafeInteger(draw) || draw < 0) return false;
  return commitment === undefined || roomCommitmentOf({ seed, draw }) === commitment.toLowerCase();
}
