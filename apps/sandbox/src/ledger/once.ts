import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/Database';
import { answer } from '../database/tables/ledger';
import { run } from '../database/pooled';
import { sendAlong, transact, transactAfter } from '../database/transact';
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
interface OnceWork<Schema extends v.GenericSchema, Ahead> {
  readonly schema: Schema;
  /** Locks and reads, which go to the database together with the beginning and before the key. They may write nothing. */
  readonly ahead: (transaction: Database) => Promise<Ahead>;
  /** @param ahead what those answered */
  readonly work: (transaction: Database, ahead: Ahead) => Promise<v.InferOutput<Schema>>;
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

/** What a call has to do with its key. */
interface OncePlace {
  readonly database: Database;
  readonly failpoints: Failpoints;
  /** Hears that the answer comes from the record, be it a yes or a no. */
  readonly onReplay?: () => void;
}

/**
 * Runs a call once: key, effects and answer commit together. A repeat waits for a running attempt and gets its
 * answer. A refusal rolls back `work` and, if it is final, is stored as the answer.
 *
 * @throws Refusal now or from the record; `keyReused` when the key came with another request
 */
export async function once<Schema extends v.GenericSchema, Ahead>(
  place: OncePlace,
  request: OnceRequest,
  task: OnceWork<Schema, Ahead>,
): Promise<OnceAnswer<v.InferOutput<Schema>>> {
  place.failpoints.pass('beforeBegin', request.operation);
  try {
    if (task.before && !(await isAnswered(place.database, request))) await task.before();
    const outcome = await transactAfter(place.database, {
      ahead: task.ahead,
      work: async (transaction, ahead) => {
        if (!(await claimKey(transaction, request))) return undefined;
        place.failpoints.pass('afterIdemRow', request.operation);
        const value = await task.work(transaction, ahead);
        storeOutcome(transaction, request, { value });
        place.failpoints.pass('beforeCommit', request.operation);
        return { value };
      },
    });
    if (!outcome) return await replay(place, request, task.schema);
    place.failpoints.pass('afterCommitBeforeReply', request.operation);
    return { value: asFromRecord(outcome.value, task.schema), isReplay: false };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return await refuseOnce(place, request, task, error);
  }
}

/** The first answer as every repeat will give it, its fields in the order of the schema: no database keeps another. */
function asFromRecord<Schema extends v.GenericSchema>(value: unknown, schema: Schema): v.InferOutput<Schema> {
  const outcome = v.parse(storedOutcome, JSON.parse(JSON.stringify({ value })));
  return v.parse(schema, 'value' in outcome ? outcome.value : undefined);
}

async function isAnswered(database: Database, request: OnceRequest): Promise<boolean> {
  return (await database.$count(answer, isKeyOf(request))) > 0;
}

/** Whether this very request has its answer, so that a repeat of it does nothing any more. */
export async function isRepeated(database: Database, request: AnswerKey): Promise<boolean> {
  const isSame = and(isKeyOf(request), eq(answer.requestHash, request.requestHash));
  return (await database.$count(answer, isSame)) > 0;
}

async function claimKey(transaction: Database, request: OnceRequest): Promise<boolean> {
  const { scope, key, requestHash, atMs } = request;
  const { rowCount } = await run(transaction, claiming, [scope, key, requestHash, atMs]);
  return rowCount === 1;
}

const claiming = {
  name: 'claim_key',
  text: 'INSERT INTO answer (scope, key, request_hash, at_ms) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
};

function storeOutcome(transaction: Database, { scope, key }: OnceRequest, outcome: StoredOutcome): void {
  sendAlong(transaction, run(transaction, storing, [scope, key, JSON.stringify(outcome)]));
}

const storing = {
  name: 'store_outcome',
  text: 'UPDATE answer SET outcome = $3::jsonb WHERE scope = $1 AND key = $2',
};

/** Whether a refusal is the answer to its key; the others are decided anew at the next attempt. */
export const isFinal = ({ reason }: Refusal): boolean => reason !== 'keyReused' && reason !== 'launchEnded';

/** Stores a refusal after its transaction was rolled back; another attempt may have come first and then counts. */
async function refuseOnce<Schema extends v.GenericSchema>(
  place: OncePlace,
  request: OnceRequest,
  task: { readonly schema: Schema },
  refusal: Refusal,
): Promise<OnceAnswer<v.InferOutput<Schema>>> {
  const { reason, facts, words } = refusal;
  if (!isFinal(refusal)) throw refusal;
  const isStored = await transact(place.database, async (transaction) => {
    if (!(await claimKey(transaction, request))) return false;
    storeOutcome(transaction, request, { refusal: { reason, facts, words } });
    return true;
  });
  if (isStored) throw refusal;
  return await replay(place, request, task.schema);
}

async function replay<Schema extends v.GenericSchema>(
  { database, onReplay }: OncePlace,
  request: OnceRequest,
  schema: Schema,
): Promise<OnceAnswer<v.InferOutput<Schema>>> {
  const [stored] = await database.select().from(answer).where(isKeyOf(request));
  if (!stored) throw new Refusal('keyReused');
  if (stored.requestHash === request.requestHash) onReplay?.();
  return { value: readStored(stored, request, schema), isReplay: true };
}

/** @throws Refusal that was stored, or `keyReused` */
function readStored<Schema extends v.GenericSchema>(
  stored: typeof answer.$inferSelect,
  request: Pick<OnceRequest, 'requestHash'>,
  schema: Schema,
): v.InferOutput<Schema> {
  const outcome = v.parse(storedOutcome, stored.outcome);
  const isClosed = 'refusal' in outcome && outcome.refusal.reason === 'keyClosed';
  if (!isClosed && stored.requestHash !== request.requestHash) throw new Refusal('keyReused');
  if ('refusal' in outcome) {
    throw new Refusal(outcome.refusal.reason, outcome.refusal.facts, outcome.refusal.words);
  }
  return v.parse(schema, outcome.value);
}

/** Names what a call has answered. */
export type AnswerKey = Pick<OnceRequest, 'scope' | 'key' | 'requestHash'>;

/** Keeps an answer under one more scope, in the transaction of the call, for whoever can no longer be told by its own. */
export async function keepAnswer(
  transaction: Database,
  { scope, key, requestHash, atMs }: AnswerKey & Pick<OnceRequest, 'atMs'>,
  value: unknown,
): Promise<void> {
  const outcome: StoredOutcome = { value };
  await transaction.insert(answer).values({ scope, key, requestHash, outcome, atMs }).onConflictDoNothing();
}

/** What was kept so. @returns undefined when nothing was @throws Refusal `keyReused` when it was for another request */
export async function findAnswer<Schema extends v.GenericSchema>(
  database: Database,
  request: AnswerKey,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const [stored] = await database.select().from(answer).where(isKeyOf(request));
  return stored && readStored(stored, request, schema);
}

function isKeyOf(request: Pick<OnceRequest, 'scope' | 'key'>) {
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
        need: v.exactOptional(v.union([v.number(), v.pipe(v.array(v.string()), v.readonly())])),
        limit: v.exactOptional(v.number()),
        used: v.exactOptional(v.number()),
        open: v.exactOptional(v.number()),
        span: v.exactOptional(v.string()),
        minutes: v.exactOptional(v.number()),
        kind: v.exactOptional(v.string()),
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
