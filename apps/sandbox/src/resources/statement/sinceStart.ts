import { gte, type SQL, sql } from 'drizzle-orm';
import { statementLine } from '../../database/tables/statementLine';

/**
 * Keeps the lines whose journals are as old as a period out of sight, without a look at any of them. A journal never
 * stands earlier than what it is for, so that no line of the period is among them.
 */
export function sinceStart(accountId: string, startsAtMs: number): SQL {
  return gte(statementLine.journalId, sql`(SELECT first_journal_since(${accountId}, ${startsAtMs}::bigint))`);
}
