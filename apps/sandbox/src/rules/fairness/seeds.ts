import { commitmentOf, nextHead } from '@kislap/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { fairRound, fairSeed } from '../../database/tables/fairness';
import { closedPart } from '../../database/tables/games';
import { lockSubject } from '../../database/transact';
import { freshSeed } from '../../kernel/random';
import type { Operator } from '../Operator';
import { findBrokenRounds } from './checkRounds';

/** What a player's rounds of a game follow from, the seed of its turn among it. */
export type FairSeedRow = typeof fairSeed.$inferSelect;

/** Whose seeds, and by when. */
export interface SeedOwner {
  readonly playerId: number;
  readonly gameCode: string;
  readonly nowMs: number;
  readonly operator: Pick<Operator, 'random' | 'chanceOf'>;
}

const longestRounds = 1000;
const longestMs = 30 * 24 * 3_600_000;
const clientSeedDigits = 16;

/** The seed that a player's rounds of a game follow from, and the one that is committed to as the next. */
export interface OpenSeeds {
  readonly active: FairSeedRow;
  readonly next: FairSeedRow;
}

/** The open seeds as they are; undefined before the player has to do with the game. */
export async function findSeeds(
  database: Database,
  { playerId, gameCode }: Pick<SeedOwner, 'playerId' | 'gameCode'>,
): Promise<OpenSeeds | undefined> {
  const rows = await database
    .select()
    .from(fairSeed)
    .where(
      and(
        eq(fairSeed.playerId, playerId),
        eq(fairSeed.gameCode, gameCode),
        // The predicate of the index.
        sql`${fairSeed.state} <> 'revealed'`,
      ),
    );
  const active = rows.find(({ state }) => state === 'active');
  const next = rows.find(({ state }) => state === 'next');
  return active && next && { active, next };
}

/** Whether a seed has served long enough. */
export const isWorn = ({ rounds, beganAtMs }: FairSeedRow, nowMs: number): boolean =>
  rounds >= longestRounds || nowMs - (beganAtMs ?? 0) >= longestMs;

/** The open seeds, made when there are none, taken anew when they have served long enough. The player must be locked. */
export async function openSeeds(transaction: Database, owner: SeedOwner): Promise<OpenSeeds> {
  const found = await findSeeds(transaction, owner);
  if (found === undefined) return await firstSeeds(transaction, owner);
  const { clientSeed } = found.active;
  if (!isWorn(found.active, owner.nowMs) || (await hasOpenRound(transaction, found.active.id))) return found;
  return await rotateSeeds(transaction, owner, { ...found, clientSeed });
}

async function firstSeeds(transaction: Database, owner: SeedOwner): Promise<OpenSeeds> {
  const clientSeed = freshSeed(owner.operator.random).slice(0, clientSeedDigits);
  const active = await commit(transaction, owner, { state: 'active', clientSeed, beganAtMs: owner.nowMs });
  return { active, next: await commit(transaction, owner, { state: 'next', clientSeed: '' }) };
}

/** Makes a seed and takes its commitment into the operator's chain. */
async function commit(
  transaction: Database,
  { playerId, gameCode, operator }: SeedOwner,
  begun: Pick<typeof fairSeed.$inferInsert, 'state' | 'clientSeed' | 'beganAtMs'>,
): Promise<FairSeedRow> {
  const seed = freshSeed(operator.random);
  const commitment = commitmentOf(seed);
  await lockSubject(transaction, 'fair chain');
  const head = nextHead(await chainHead(transaction), commitment);
  const [made] = await transaction
    .insert(fairSeed)
    .values({ playerId, gameCode, seed, commitment, head, rounds: 0, ...begun })
    .returning();
  if (made === undefined) throw new Error('The seed was not written');
  return made;
}

/** The head of the operator's chain of commitments: '' before the first. */
export async function chainHead(database: Database): Promise<string> {
  const [latest] = await database
    .select({ head: fairSeed.head })
    .from(fairSeed)
    .orderBy(desc(fairSeed.id))
    .limit(1);
  return latest?.head ?? '';
}

/** Whether a bet was sent of which it is not known yet what becomes of it, a ticket before its draw among them. */
export async function hasOpenRound(database: Database, seedId: number): Promise<boolean> {
  const isOpen = and(eq(fairRound.seedId, seedId), inArray(fairRound.state, ['sent', 'bought']));
  return (await database.$count(fairRound, isOpen)) > 0;
}

/**
 * Reveals the seed of its turn and takes the one that was committed to as the next, with the player's own part. The
 * player must be locked, and no round open. A round that does not come out of the revealed seed closes the game, whoever
 * asked for the reveal.
 */
export async function rotateSeeds(
  transaction: Database,
  owner: SeedOwner,
  { active, next, clientSeed }: OpenSeeds & { readonly clientSeed: string },
): Promise<OpenSeeds> {
  const { nowMs, gameCode } = owner;
  if ((await findBrokenRounds(transaction, active)).length > 0) {
    await transaction.insert(closedPart).values({ kind: 'game', code: gameCode }).onConflictDoNothing();
  }
  await transaction
    .update(fairSeed)
    .set({ state: 'revealed', endedAtMs: nowMs })
    .where(eq(fairSeed.id, active.id));
  const begun = { state: 'active', clientSeed, beganAtMs: nowMs } as const;
  await transaction.update(fairSeed).set(begun).where(eq(fairSeed.id, next.id));
  const following = await commit(transaction, owner, { state: 'next', clientSeed: '' });
  return { active: { ...next, ...begun }, next: following };
}

/** Uses up the next nonce of a seed. Its player must be locked. */
export async function takeNonce(
  transaction: Database,
  { id: seedId, rounds: nonce }: FairSeedRow,
  round: Omit<typeof fairRound.$inferInsert, 'seedId' | 'nonce'>,
): Promise<void> {
  await transaction
    .update(fairSeed)
    .set({ rounds: nonce + 1 })
    .where(eq(fairSeed.id, seedId));
  await transaction.insert(fairRound).values({ ...round, seedId, nonce });
}
