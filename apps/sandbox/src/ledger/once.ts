import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/Database';
import { answer } from '../database/tables/ledger';
import { transact } from '../database/transact';
import { Refusal } from '../kernel/Refusal';
import type { Failpoints } from '../kernel/failpoints';
import { refusalReasons } from '../kernel/refusalReasons';

/** One logical call, over all its attempts. */
interface OnceRequest {
  /** Who does what, for example `user:100002:withdraw`; keys of different scopes never meet. */
  readonly scope: string;
  readonly key: string;
  /** Hash of everything the call asks for: the same key with another hash is refused. */
  readonly requestHash: string;
  readonly atMs: number;
  /** The call's name, for the failpoints. */
  readonly operation: string;
}

/** What a call does, and how its stored answer is read back. */
interface OnceWork<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  readonly work: (transaction: Database) => Promise<v.InferOutput<Schema>>;
  /**
   * Runs before `work` and outside its transaction, for a key that has no answer yet: what it writes stays, also when
   * the call is refused. Several attempts at once may all come this far.
   */
  readonly before?: (() => Promise<void>) | undefined;
}

/** What the call did, now or at its first attempt. */
interface OnceAnswer<Value> {
  readonly value: Value;
  readonly isReplay: boolean;
}

/**
 * Runs a call once: key, effects and answer commit together. A repeat waits for a running attempt and gets its
 * answer. A refusal rolls back `work` and is stored as the answer.
 *
 * @throws Refusal now or from the record; `keyReused` when the key came with another request
 */
export async function once<Schema extends v.GenericSchema>(
  place: { readonly database: Database; readonly failpoints: Failpoints },
  request: OnceRequest,
  task: OnceWork<Schema>,
): Promise<OnceAnswer<v.InferOutput<Schema>>> {
  place.failpoints.pass('beforeBegin', request.operation);
  try {
    if (task.before && !(await isAnswered(place.database, request))) await task.before();
    const outcome = await transact(place.database, async (transaction) => {
      if (!(await claimKey(transaction, request))) return undefined;
      place.failpoints.pass('afterIdemRow', request.operation);
      const value = await task.work(transaction);
      await storeOutcome(transaction, request, { value });
      place.failpoints.pass('beforeCommit', request.operation);
      return { value };
    });
    if (!outcome) return await replay(place.database, request, task.schema);
    place.failpoints.pass('afterCommitBeforeReply', request.operation);
    return { value: outcome.value, isReplay: false };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return await refuseOnce(place.database, request, task, error);
  }
}

async function isAnswered(database: Database, request: OnceRequest): Promise<boolean> {
  return (await database.$count(answer, isKeyOf(request))) > 0;
}

async function claimKey(transaction: Database, request: OnceRequest): Promise<boolean> {
  const { scope, key, requestHash, atMs } = request;
  const claimed = await transaction
    .insert(answer)
    .values({ scope, key, requestHash, atMs })
    .onConflictDoNothing()
    .returning({ key: answer.key });
  return claimed.length === 1;
}

async function storeOutcome(
  transaction: Database,
  request: OnceRequest,
  outcome: StoredOutcome,
): Promise<void> {
  await transaction.update(answer).set({ outcome }).where(isKeyOf(request));
}

/** Stores a refusal after its transaction was rolled back; another attempt may have come first and then counts. */
async function refuseOnce<Schema extends v.GenericSchema>(
  database: Database,
  request: OnceRequest,
  task: OnceWork<Schema>,
  refusal: Refusal,
): Promise<OnceAnswer<v.InferOutput<Schema>>> {
  const { reason, facts, words } = refusal;
  if (reason === 'keyReused') throw refusal;
  const isStored = await transact(database, async (transaction) => {
    if (!(await claimKey(transaction, request))) return false;
    await storeOutcome(transaction, request, { refusal: { reason, facts, words } });
    return true;
  });
  if (isStored) throw refusal;
  return await replay(database, request, task.schema);
}

async function replay<Schema extends v.GenericSchema>(
  database: Database,
  request: OnceRequest,
  schema: Schema,
): Promise<OnceAnswer<v.InferOutput<Schema>>> {
  const [stored] = await database.select().from(answer).where(isKeyOf(request));
  if (!stored) throw new Refusal('keyReused');
  const outcome = v.parse(storedOutcome, stored.outcome);
  const isClosed = 'refusal' in outcome && outcome.refusal.reason === 'keyClosed';
  if (!isClosed && stored.requestHash !== request.requestHash) throw new Refusal('keyReused');
  if ('refusal' in outcome) {
    throw new Refusal(outcome.refusal.reason, outcome.refusal.facts, outcome.refusal.words);
  }
  return { value: v.parse(schema, outcome.value), isReplay: true };
}

function isKeyOf(request: OnceRequest) {
  return and(eq(answer.scope, request.scope), eq(answer.key, request.key));
}

const reasons = v.custom<keyof typeof refusalReasons>(
  (reason) => typeof reason === 'string' && Object.hasOwn(refusalReasons, reason),
);

/** What the record keeps of a call: its value, or why it was refused. */
const storedOutcome = v.union([
  v.object({
    refusal: v.object({
      reason: reasons,
      facts: v.object({
        field: v.exactOptional(v.string()),
        wait: v.exactOptional(v.number()),
        until: v.exactOptional(v.number()),
        need: v.exactOptional(v.number()),
        limit: v.exactOptional(v.number()),
        minutes: v.exactOptional(v.number()),
      }),
      words: v.record(v.string(), v.string()),
    }),
  }),
  v.object({ value: v.unknown() }),
]);

/** What the record keeps of a call. */
type StoredOutcome = v.InferOutput<typeof storedOutcome>;

const closed: StoredOutcome = { refusal: { reason: 'keyClosed', facts: {}, words: {} } };

/**
 * Closes idempotency keys for good: a call that arrives under one of them later is refused and does nothing. Waits
 * for a call that runs under such a key at this moment; a key that has its answer keeps it.
 */
export async function closeKey(
  database: Database,
  { scopes, key, atMs }: { readonly scopes: readonly string[]; readonly key: string; readonly atMs: number },
): Promise<void> {
  for (const scope of scopes) {
    await database
      .insert(answer)
      .values({ scope, key, requestHash: '', outcome: closed, atMs })
      .onConflictDoNothing();
  }
}
