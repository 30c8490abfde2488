import {
  type CatalogueGame,
  ROOM_CHAIN_DRAWS,
  ROOM_DRAW_MS,
  roomChainOf,
  roomCommitmentOf,
  roomSeedOf,
} from '@kislap/domain/games';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { roomChain } from '../../database/tables/fairness';
import { freshSeed } from '../../kernel/random';
import type { Operator } from '../Operator';

/** What the draws of a room follow from for a while. */
type RoomChain = typeof roomChain.$inferSelect;

/** Whether all players of a game share its draws. */
export function hasRoom({ rules }: Pick<CatalogueGame, 'rules'>): boolean {
  return 'isShared' in rules && rules.isShared === true;
}

/** The next draw of every room at an instant. */
export const nextDraw = (nowMs: number): number => Math.floor(nowMs / ROOM_DRAW_MS) + 1;

/** How long it is from an instant to the next draw of every room, in milliseconds: the whole wait right after one. */
export const waitForDraw = (nowMs: number): number => nextDraw(nowMs) * ROOM_DRAW_MS - nowMs;

/** The chain that a draw of a room belongs to. It is made when it is asked for first: before any of its draws that count. */
export async function chainOfDraw(
  { database, clock, random }: Pick<Operator, 'clock' | 'database' | 'random'>,
  gameCode: string,
  draw: number,
): Promise<RoomChain> {
  const chain = roomChainOf(draw);
  const [found] = await chainsOf(database, gameCode, [chain]);
  if (found !== undefined) return found;
  const seed = freshSeed(random);
  const last = (chain + 1) * ROOM_CHAIN_DRAWS - 1;
  const commitment = roomCommitmentOf({ seed, draw: last });
  const made = { gameCode, chain, seed, commitment, committedAtMs: clock.nowMs() };
  await database.insert(roomChain).values(made).onConflictDoNothing();
  // Another process may have been first: all players share what stands.
  const [kept] = await chainsOf(database, gameCode, [chain]);
  if (kept === undefined) throw new Error('The chain of a room was not written');
  return kept;
}

/** What is shown of these chains of a room, as far as they have been made. */
export async function chainsOf(
  database: Database,
  gameCode: string,
  chains: readonly number[],
): Promise<readonly RoomChain[]> {
  return await database
    .select()
    .from(roomChain)
    .where(and(eq(roomChain.gameCode, gameCode), inArray(roomChain.chain, [...chains])));
}

/** The seed of a draw of this chain. */
export const seedOfDraw = ({ seed }: RoomChain, draw: number): string => roomSeedOf(seed, draw);
