import { formatMoney, zeroMoney } from '@kislap/domain';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { transact } from '../../database/transact';
import { manilaDayMs } from '../../kernel/manilaDays';
import { readPurse } from '../../ledger/accounts';
import { sendMail } from '../mail/mail';
import type { Operator } from '../Operator';
import { awayOf } from '../players/away';
import { lockPlayer } from '../players/player';

const firstAfterMs = 7 * manilaDayMs;
const lastAfterMs = 30 * manilaDayMs;
/** So many in one round; the others are due in the next. */
const most = 20;

/** When somebody who goes away now is told for the first time that own money is still there. */
export const firstMoneyLetterAt = (nowMs: number): number => nowMs + firstAfterMs;

/** Tells those who are away, after 7 and after 30 days, that own money of theirs is still there. */
export async function sendMoneyLetters({ database, clock }: Operator): Promise<void> {
  const nowMs = clock.nowMs();
  const isDue = and(gt(player.moneyLetterAtMs, 0), lte(player.moneyLetterAtMs, nowMs));
  const due = await database
    .select({ id: player.id })
    .from(player)
    .where(isDue)
    .orderBy(player.moneyLetterAtMs)
    .limit(most);
  for (const { id } of due) {
    await transact(database, (transaction) => tellMoney(transaction, id, nowMs));
  }
}

async function tellMoney(transaction: Database, playerId: number, nowMs: number): Promise<void> {
  const known = await lockPlayer(transaction, playerId);
  const { moneyLetterAtMs: dueAtMs, awaySinceMs } = known;
  if (dueAtMs === 0 || dueAtMs > nowMs) return;
  const isAway = known.closedAtMs === 0 && awayOf(known, nowMs) !== undefined;
  const lastAtMs = awaySinceMs + lastAfterMs;
  const nextAtMs = isAway && dueAtMs < lastAtMs ? lastAtMs : 0;
  await transaction.update(player).set({ moneyLetterAtMs: nextAtMs }).where(eq(player.id, playerId));
  if (!isAway) return;
  const { own } = await readPurse(transaction, playerId);
  if (own === zeroMoney) return;
  await sendMail(transaction, {
    playerId,
    template: 'moneyWaits',
    mailKey: `money:${dueAtMs}`,
    words: { amount: formatMoney(own) },
    nowMs,
  });
}
