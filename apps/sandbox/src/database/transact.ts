import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './Database';

const longestTries = 8;
const firstPauseMs = 10;
const passing = /^(40001|40P01|57P01|08...)$/;

/**
 * Runs `work` in one transaction. What passes by itself (a serialization conflict, a deadlock, a lost connection)
 * is tried again, at most eight times with growing, jittered pauses.
 *
 * @throws whatever `work` throws, after the transaction was rolled back
 */
export async function transact<Value>(
  database: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === longestTries || !passing.test(sqlState(error) ?? '')) throw error;
      await wait(firstPauseMs * 2 ** attempt * Math.random());
    }
  }
}

/** The SQLSTATE behind a failed query (`23514`), looked for along its causes; undefined when there is none. */
export function sqlState(error: unknown): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

const broken = new Set(['53100', '53200', '58000', '58030', 'XX001', 'XX002']);

/** Whether a query failed because the disk is full, unreadable or damaged: nothing may be promised any more. */
export function isStorageBroken(error: unknown): boolean {
  return broken.has(sqlState(error) ?? '');
}

/**
 * Takes turns over something that has no row of its own yet, such as a phone that asks for its first code. Held
 * until the transaction ends.
 */
export async function lockSubject(transaction: Database, subject: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
}
