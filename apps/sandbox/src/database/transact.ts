import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './Database';
import { connectTo, type Statement } from './pooled';

const longestTries = 8;
const firstPauseMs = 10;
const conflict = /^(40001|40P01)$/;

/** The connection of a transaction is gone, whatever the first sign of it was. */
class ConnectionLost extends Error {
  /** @param mayHaveCommitted whether the commit was on its way: then nobody knows what became of it */
  constructor(
    cause: unknown,
    readonly mayHaveCommitted: boolean,
  ) {
    super('The connection was lost in a transaction', { cause });
  }
}

/**
 * Runs `work` in one transaction. What passes by itself (a serialization conflict, a deadlock, a connection lost
 * before the commit was sent) is tried again, at most eight times with growing, jittered pauses.
 *
 * @throws whatever `work` throws, after the transaction was rolled back
 */
export function transact<Value>(
  database: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  return transactAfter(database, { ahead: nothingAhead, work });
}

const nothingAhead = () => Promise.resolve(undefined);

/** A transaction that begins with questions. */
interface Questioned<Ahead, Value> {
  /**
   * Sends locks and reads at once, and nothing that writes: they travel with the beginning, and if that alone failed, what is
   * here would stand by itself.
   */
  readonly ahead: (transaction: Database) => Promise<Ahead>;
  readonly work: (transaction: Database, ahead: Ahead) => Promise<Value>;
}

/** The same with locks and reads that need not wait for the beginning to be answered. */
export async function transactAfter<Ahead, Value>(
  database: Database,
  task: Questioned<Ahead, Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOnce(database, task);
    } catch (error) {
      if (attempt === longestTries || !passesByItself(error)) throw error;
      await wait(firstPauseMs * 2 ** attempt * Math.random());
    }
  }
}

const passesByItself = (error: unknown): boolean =>
  error instanceof ConnectionLost ? !error.mayHaveCommitted : conflict.test(sqlState(error) ?? '');

const [begin, commit, rollback]: readonly [Statement, Statement, Statement] = [
  { name: 'begin', text: 'begin' },
  { name: 'commit', text: 'commit' },
  { name: 'rollback', text: 'rollback' },
];

async function tryOnce<Ahead, Value>(database: Database, task: Questioned<Ahead, Value>): Promise<Value> {
  const { client, transaction } = await connectTo(database);
  const sent: Promise<unknown>[] = [];
  unanswered.set(transaction, sent);
  let isCommitSent = false;
  let isLost = false;
  try {
    const [, ahead] = await Promise.all([client.query(begin), task.ahead(transaction)]);
    const value = await task.work(transaction, ahead);
    isCommitSent = true;
    const ended = client.query(commit);
    // The first that failed is the cause of the others.
    await Promise.all([...sent, ended]);
    // PostgreSQL answers the commit of a failed transaction by rolling it back.
    if ((await ended).command !== 'COMMIT') throw new Error('A transaction failed and was rolled back');
    return value;
  } catch (error) {
    const failed = (await Promise.allSettled(sent)).find((one) => one.status === 'rejected');
    const cause: unknown = failed ? failed.reason : error;
    // Only a connection that is gone does not answer this.
    isLost = await client.query(rollback).then(
      () => false,
      () => true,
    );
    throw isLost ? new ConnectionLost(cause, isCommitSent) : cause;
  } finally {
    unanswered.delete(transaction);
    client.release(isLost);
  }
}

/** What each transaction has sent and nobody has waited for. */
const unanswered = new WeakMap<Database, Promise<unknown>[]>();

/**
 * Leaves a statement of a transaction on its way, whose answer nobody needs: it goes to the database together with
 * what follows. The transaction commits only if it succeeds.
 */
export function sendAlong(transaction: Database, statement: Promise<unknown>): void {
  // Looked at when the transaction ends.
  statement.catch(() => undefined);
  const sent = unanswered.get(transaction);
  if (!sent) throw new TypeError('There is no transaction');
  sent.push(statement);
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
