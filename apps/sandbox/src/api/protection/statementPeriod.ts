import { isCalendarDay } from '@kislap/domain';
import { between, gte, type SQL, sql } from 'drizzle-orm';
import { betDay } from '../../database/tables/games';
import { statementLine } from '../../database/tables/ledger';
import { manilaDayMs, manilaDayNumber, manilaDayStart } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';

/** No statement is longer: three months, with their days. */
const mostDays = 92;

/** From one instant up to another, in epoch milliseconds. */
export interface Period {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/**
 * The time of some Manila days, the first and the last included.
 *
 * @throws Refusal `badParameter` for days that no calendar has, that are the wrong way round, or that are too many
 */
export function periodOf({ from, to }: { readonly from: string; readonly to: string }): Period {
  if (!isCalendarDay(from)) throw new Refusal('badParameter', { field: 'from' });
  if (!isCalendarDay(to) || to < from) throw new Refusal('badParameter', { field: 'to' });
  const period = { startsAtMs: manilaDayStart(from), endsAtMs: manilaDayStart(to) + manilaDayMs };
  if (period.endsAtMs - period.startsAtMs > mostDays * manilaDayMs) {
    throw new Refusal('badParameter', { field: 'from' });
  }
  return period;
}

/** The condition that a day of bets lies in a period, which is made of whole Manila days. */
export function daysOf({ startsAtMs, endsAtMs }: Period): SQL {
  return between(betDay.day, manilaDayNumber(startsAtMs), manilaDayNumber(endsAtMs - 1));
}

/**
 * Leaves out lines whose journals are older than a period, by index alone. A journal is never earlier than what it
 * books, so no line of the period is lost.
 */
export function sinceStart(accountId: string, startsAtMs: number): SQL {
  return gte(statementLine.journalId, sql`(SELECT first_journal_since(${accountId}, ${startsAtMs}::bigint))`);
}
