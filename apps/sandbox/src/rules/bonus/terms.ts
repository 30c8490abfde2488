import { formatMoney, type Money } from '@kislap/domain';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { turnoverTask } from '../../database/tables/rewards';
import { transact } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { sendMail } from '../mail/mail';
import type { Operator } from '../Operator';
import { type LockedPlayer, lockPlayer } from '../players/player';
import { openGifts, voidPot } from './pot';

interface AtStake {
  readonly player: LockedPlayer;
  readonly stake: Money;
  readonly nowMs: number;
}

/**
 * Holds a stake to the terms of the bonus that is open, wherever it is played from. A pot whose time is over goes first.
 *
 * @returns the player as it is then
 * @throws Refusal `bonusMaxStake`
 */
export async function holdToTerms(
  transaction: Database,
  { player, stake, nowMs }: AtStake,
): Promise<LockedPlayer> {
  const state = await stateOfTerms(transaction, { playerId: player.id, nowMs });
  if (state === 'none') return player;
  if (state === 'over') {
    await endPot(transaction, { player, nowMs });
    return await lockPlayer(transaction, player.id);
  }
  for (const { maxStake } of await openGifts(transaction, player)) {
    if (maxStake !== null && stake > maxStake) {
      throw new Refusal('bonusMaxStake', {}, { x: formatMoney(maxStake) });
    }
  }
  return player;
}

interface AtTime {
  readonly playerId: number;
  readonly nowMs: number;
}

/** Whether a bonus with terms is open, and whether its time is over. */
async function stateOfTerms(
  database: Database,
  { playerId, nowMs }: AtTime,
): Promise<'none' | 'open' | 'over'> {
  const limited = await database
    .select({ endsAtMs: turnoverTask.endsAtMs })
    .from(turnoverTask)
    .where(and(eq(turnoverTask.playerId, playerId), isNotNull(turnoverTask.endsAtMs)));
  if (limited.length === 0) return 'none';
  return limited.some(({ endsAtMs }) => endsAtMs !== null && endsAtMs <= nowMs) ? 'over' : 'open';
}

/**
 * The highest stake that a round would be played for while a bonus is open, so that no higher one is offered.
 *
 * @returns undefined where no bonus limits it
 */
export async function highestStakeOf(database: Database, at: AtTime): Promise<Money | undefined> {
  if ((await stateOfTerms(database, at)) !== 'open') return undefined;
  const [who] = await database
    .select({ id: player.id, betFlow: player.betFlow })
    .from(player)
    .where(eq(player.id, at.playerId));
  if (who === undefined) return undefined;
  const highest = (await openGifts(database, who)).flatMap(({ maxStake }) => maxStake ?? []);
  return highest.toSorted((one, other) => Number(one - other))[0];
}

/** The pot goes with its end; own money stays, and a letter says so. */
async function endPot(
  transaction: Database,
  { player, nowMs }: Pick<AtStake, 'player' | 'nowMs'>,
): Promise<void> {
  const pot = await voidPot(transaction, { player, nowMs });
  await sendMail(transaction, {
    playerId: player.id,
    template: 'bonusEnded',
    mailKey: `bonus-ended:${nowMs}`,
    words: { amount: formatMoney(pot) },
    nowMs,
  });
}

/** Ends the pots whose time is over. Any number of callers may try at once. */
export async function settleBonuses(
  { database, clock }: Operator,
  { playerId, isOver }: { readonly playerId?: number | undefined; readonly isOver: () => boolean },
): Promise<void> {
  const nowMs = clock.nowMs();
  const isDue = lte(turnoverTask.endsAtMs, nowMs);
  const ofWhom = playerId === undefined ? undefined : eq(turnoverTask.playerId, playerId);
  const due = await database
    .selectDistinct({ playerId: turnoverTask.playerId })
    .from(turnoverTask)
    .where(and(isDue, ofWhom));
  for (const { playerId: id } of due) {
    if (isOver()) return;
    await transact(database, async (transaction) => {
      const player = await lockPlayer(transaction, id);
      const still = await transaction.$count(turnoverTask, and(isDue, eq(turnoverTask.playerId, id)));
      if (still > 0) await endPot(transaction, { player, nowMs });
    });
  }
}

/** A bonus rests as long as its player: the end of the pot moves along. */
export async function moveEnds(
  transaction: Database,
  { playerId, byMs }: { readonly playerId: number; readonly byMs: number },
): Promise<void> {
  await transaction
    .update(turnoverTask)
    .set({ endsAtMs: sql`${turnoverTask.endsAtMs} + ${byMs}::bigint` })
    .where(and(eq(turnoverTask.playerId, playerId), isNotNull(turnoverTask.endsAtMs)));
}
