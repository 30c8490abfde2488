import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { exclusion, playClock } from '../../database/tables/limits';
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

/** Whether no exclusion of a player waits for that answer. */
export async function isPromptAnswered(transaction: Database, playerId: number): Promise<boolean> {
  return (await exclusionsWithoutAnswer(transaction, { playerId })).length === 0;
}

const exclusionsWithoutAnswer = createQuery((transaction) =>
  transaction
    .select({ playerId: exclusion.playerId })
    .from(exclusion)
    .leftJoin(playClock, eq(playClock.playerId, exclusion.playerId))
    .where(
      and(
        eq(exclusion.playerId, sql.placeholder('playerId')),
        // An answer of before the exclusion was given to another question.
        gt(exclusion.atMs, sql`coalesce(${playClock.promptedAtMs}, 0)`),
      ),
    )
    .prepare('exclusion_without_answer'),
);
