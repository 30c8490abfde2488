import {
  addManilaMonths,
  epochSecondsFrom,
  formatMoney,
  formatPeso,
  moneyFromScore,
  subtractMoney,
} from '@kislap/domain';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { playClock } from '../../database/tables/limits';
import { mail } from '../../database/tables/mail';
import { deposit, withdrawal } from '../../database/tables/payments';
import { manilaDayStart, manilaToday } from '../../kernel/manilaDays';
import { sendMail } from '../mail/mail';
import type { Operator } from '../Operator';
import { readSpending } from './spending';

/**
 * Whether a player is asked for a deposit limit: for the first time, or again.
 *
 * @param reviewMonths how long an answer is good for
 */
export function promptOf(
  promptedAtMs: number,
  reviewMonths: number,
  nowMs: number,
): 'first' | 'review' | undefined {
  if (promptedAtMs === 0) return 'first';
  const reviewAt = addManilaMonths(epochSecondsFrom(Math.floor(promptedAtMs / 1000)), reviewMonths);
  return nowMs >= reviewAt * 1000 ? 'review' : undefined;
}

/** Tells a player at the log-in, once, that the last answer is old, with what was paid in and taken out lately. */
export async function tellOfReview(
  transaction: Database,
  { protection }: Pick<Operator, 'protection'>,
  { playerId, nowMs }: { readonly playerId: number; readonly nowMs: number },
): Promise<void> {
  const [clock] = await transaction.select().from(playClock).where(eq(playClock.playerId, playerId));
  const answeredMs = clock?.promptedAtMs ?? 0;
  if (promptOf(answeredMs, protection.limitReviewMonths, nowMs) !== 'review') return;
  const { lastDays } = await readSpending(transaction, playerId, nowMs);
  const { deposited, withdrawn, net } = lastDays;
  await sendMail(transaction, {
    playerId,
    template: 'limitReview',
    mailKey: `limits:${answeredMs}`,
    words: {
      deposited: formatMoney(deposited),
      withdrawn: formatMoney(withdrawn),
      net: formatPeso(net),
    },
    nowMs,
  });
}

/** So many in one round; the others are told in the next. */
const most = 200;
const settled = 1;

/** Tells everybody who has paid in or taken out in the last calendar year, once, what it came to. */
export async function sendYearlyLetters({ database, clock }: Operator): Promise<void> {
  const nowMs = clock.nowMs();
  const thisYear = Number(manilaToday(nowMs).day.slice(0, 'YYYY'.length));
  const year = String(thisYear - 1);
  const span = {
    fromMs: manilaDayStart(`${year}-01-01`),
    toMs: manilaDayStart(`${thisYear}-01-01`),
  };
  const mailKey = `year:${year}`;
  for (const { playerId, deposited, withdrawn } of await sumsWithoutLetter(database, span, mailKey)) {
    const words = {
      year,
      deposited: formatMoney(deposited),
      withdrawn: formatMoney(withdrawn),
      net: formatPeso(subtractMoney(deposited, withdrawn)),
    };
    await sendMail(database, { playerId, template: 'yearFigures', mailKey, words, nowMs });
  }
}

interface Span {
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
}

async function sumsWithoutLetter(database: Database, { fromMs, toMs }: Span, mailKey: string) {
  const moved = (table: typeof deposit | typeof withdrawal) =>
    database
      .select({ playerId: table.playerId, total: sql<string>`sum(${table.amount})::text` })
      .from(table)
      .where(
        and(
          eq(table.status, settled),
          gte(table.settledAtMs, fromMs),
          lt(table.settledAtMs, toMs),
          sql`NOT EXISTS (SELECT FROM ${mail} WHERE ${mail.playerId} = ${table.playerId} AND ${mail.mailKey} = ${mailKey})`,
        ),
      )
      .groupBy(table.playerId)
      .orderBy(table.playerId)
      .limit(most);
  const [paidIn, takenOut] = [await moved(deposit), await moved(withdrawal)];
  const totalOf = (rows: typeof paidIn, playerId: number) =>
    moneyFromScore(rows.find((row) => row.playerId === playerId)?.total ?? 0);
  // Each list is cut off on its own: who lies beyond either end waits for the next round, with both sums.
  const ends = [paidIn, takenOut].flatMap((rows) =>
    rows.length < most ? [] : (rows.at(-1)?.playerId ?? []),
  );
  const last = Math.min(Infinity, ...ends);
  const ids = [...new Set([...paidIn, ...takenOut].map(({ playerId }) => playerId))];
  return ids
    .filter((playerId) => playerId <= last)
    .map((playerId) => ({
      playerId,
      deposited: totalOf(paidIn, playerId),
      withdrawn: totalOf(takenOut, playerId),
    }));
}
