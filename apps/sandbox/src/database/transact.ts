import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './Database';
import { sqlState } from './sqlState';

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
