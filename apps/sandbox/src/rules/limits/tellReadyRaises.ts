import { formatLimit, type Money } from '@kislap/domain';
import { and, eq, gt, lte } from 'drizzle-orm';
import { limitNames, noLimit } from '../../catalogue/limitNames';
import type { Database } from '../../database/Database';
import { playClock, playLimit } from '../../database/tables/limits';
import { transact } from '../../database/transact';
import { sendMail } from '../mail/mail';
import type { Operator } from '../Operator';

/** A looser limit whose wait is over. */
interface ReadyRaise {
  readonly playerId: number;
  readonly fromMs: number;
  /** `dep-day`, `session-day`; an unknown one reads as it is written. */
  readonly name: string;
  readonly now: Amount;
  readonly wanted: Amount;
}

/** In both languages, as a player reads it. */
interface Amount {
  readonly en: string;
  readonly tag: string;
}

/** Tells every player, once, which looser limit can be confirmed whose wait is over, what it is, and what it becomes. */
export async function tellReadyRaises({ database, clock }: Operator): Promise<void> {
  const nowMs = clock.nowMs();
  for (const [table, take] of [
    [playLimit, takeMoney],
    [playClock, takeMinutes],
  ] as const) {
    if ((await database.$count(table, isReady(table, nowMs))) === 0) continue;
    await transact(database, async (transaction) => {
      for (const raise of await take(transaction, nowMs)) await sendLetter(transaction, raise, nowMs);
    });
  }
}

const isReady = (table: typeof playLimit | typeof playClock, nowMs: number) =>
  and(gt(table.pendingFromMs, 0), lte(table.pendingFromMs, nowMs), eq(table.isTold, false));

async function takeMoney(transaction: Database, nowMs: number): Promise<readonly ReadyRaise[]> {
  const rows = await transaction
    .update(playLimit)
    .set({ isTold: true })
    .where(isReady(playLimit, nowMs))
    .returning();
  return rows.map(({ playerId, pendingFromMs: fromMs, kind, span, amount, pendingAmount }) => ({
    playerId,
    fromMs,
    name: `${kind}-${span}`,
    now: pesos(amount),
    wanted: pesos(pendingAmount),
  }));
}

async function takeMinutes(transaction: Database, nowMs: number): Promise<readonly ReadyRaise[]> {
  const rows = await transaction
    .update(playClock)
    .set({ isTold: true })
    .where(isReady(playClock, nowMs))
    .returning();
  return rows.map(({ playerId, pendingFromMs: fromMs, dailyMinutes, pendingMinutes }) => ({
    playerId,
    fromMs,
    name: 'session-day',
    now: minutes(dailyMinutes),
    wanted: minutes(pendingMinutes),
  }));
}

function pesos(amount: Money | null): Amount {
  if (amount === null) return noLimit;
  const written = `₱${formatLimit(amount)}`;
  return { en: written, tag: written };
}

const minutes = (count: number | null): Amount =>
  count === null ? noLimit : { en: `${count} minutes`, tag: `${count} minuto` };

async function sendLetter(transaction: Database, raise: ReadyRaise, nowMs: number): Promise<void> {
  const { playerId, fromMs, name, now, wanted } = raise;
  const limit = limitNames.get(name) ?? { en: name, tag: name };
  await sendMail(transaction, {
    playerId,
    template: 'limitReady',
    // Several may be asked for at one instant.
    mailKey: `raise:${name}:${fromMs}`,
    words: {
      limit: limit.en,
      limitTag: limit.tag,
      now: now.en,
      nowTag: now.tag,
      wanted: wanted.en,
      wantedTag: wanted.tag,
    },
    nowMs,
  });
}
