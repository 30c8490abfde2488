import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { playClock } from '../../database/tables/limits';
import { Refusal } from '../../kernel/Refusal';

/**
 * Who has come back from an exclusion has the whole account once the question for a deposit limit is answered: until then
 * nothing is played and nothing is paid in. The player must be locked, and not away.
 *
 * @throws Refusal `limitUnanswered`
 */
export async function checkPromptAnswered(transaction: Database, playerId: number): Promise<void> {
  if (!(await isPromptAnswered(transaction, playerId))) throw new Refusal('limitUnanswered');
}

/** Whether a player owes no such answer: the return itself notes that one is owed (`returnFromExclusion`). */
export async function isPromptAnswered(transaction: Database, playerId: number): Promise<boolean> {
  return (await answersOwed(transaction, { playerId })).length === 0;
}

const answersOwed = createQuery((transaction) =>
  transaction
    .select({ playerId: playClock.playerId })
    .from(playClock)
    .where(and(eq(playClock.playerId, sql.placeholder('playerId')), eq(playClock.mustAnswer, true)))
    .prepare('answer_owed'),
);
