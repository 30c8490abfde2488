import type { Locale } from '@kislap/domain';
import type * as v from 'valibot';
import type { Database } from '../database/Database';
import type { Operator } from '../rules/Operator';
import type { LockedPlayer } from '../rules/players/player';
import type { PlayerSession } from '../rules/players/session';
import type { Answer } from './answers';

/** One arriving call before its fields are read. */
export interface CallFrame {
  readonly operator: Operator;
  readonly callName: string;
  readonly nowMs: number;
  readonly locale: Locale;
  readonly ip: string;
  /** As the device calls itself; '' when it says nothing. */
  readonly device: string;
  readonly idempotencyKey: string;
  /** Hash of the token that came along, whether or not a session lives behind it. */
  readonly tokenHash: string | undefined;
  /** The tokens that whoever makes this call holds. Asked for, so that no record of a call has them. */
  readonly tokens: CallTokens;
  /** Looked up for calls that need one. */
  readonly session: PlayerSession | undefined;
  /** Called when the fields are read and fit, before anything is done: refuses what comes too often. */
  readonly checkRateLimit?: () => Promise<void>;
  /** What stands in the place of a call's own answer where calls are asked together: a failure that was ordered. */
  readonly orderedAnswer?: (callName: string) => Promise<Answer | undefined>;
  /** Called when the answer comes from the record of an earlier attempt. */
  onReplay(): void;
}

/** Tokens of one call. Nothing of them is stored but hashes. */
export interface CallTokens {
  /** The one that came along; '' for none. */
  own(): string;
  /** One made of that and the idempotency key: every attempt at a call can be given the same. */
  next(): string;
}

/** One call of the contract, ready to be answered. */
export interface Call {
  readonly name: string;
  /** Where the main API mounts it; '' for a payment call. */
  readonly path: string;
  readonly needsSession: boolean;
  /** Whether files may come along. */
  readonly hasFiles?: boolean;
  /** Whether it ends the session it is made with, and is answered again all the same. */
  readonly endsSession?: boolean;
  /**
   * Reads the fields with the contract's schema, runs the handler, and checks its answer with the schema that the
   * client decodes with.
   *
   * @throws ValiError when the fields do not fit, Refusal, SessionEnded
   */
  run(frame: CallFrame, fields: unknown): Promise<unknown>;
}

/** What the handler of a call works with. */
export interface CallContext extends CallFrame {
  /** Hash of everything the call asks for. */
  readonly requestHash: string;
  /** Whether this very call has its answer already: `once` would answer it from the record, and do nothing. */
  isRepeat(): Promise<boolean>;
  /**
   * Runs `work` once over all attempts with one idempotency key, in one transaction.
   *
   * @param schema reads the stored result of an earlier attempt
   * @param before runs first, unless the key is answered; what it writes stays when the call is refused
   */
  once<Schema extends v.GenericSchema>(
    schema: Schema,
    work: (transaction: Database) => Promise<v.InferOutput<Schema>>,
    before?: () => Promise<void>,
  ): Promise<v.InferOutput<Schema>>;
}

/** The context of a call that needs a session. */
export interface PlayerCallContext extends CallContext {
  readonly session: PlayerSession;
  /**
   * The same as `once`, with the player locked from the start.
   *
   * @param work gets the player as it stands under the lock
   */
  onceLocked<Schema extends v.GenericSchema>(
    schema: Schema,
    work: (transaction: Database, player: LockedPlayer) => Promise<v.InferOutput<Schema>>,
    before?: () => Promise<void>,
  ): Promise<v.InferOutput<Schema>>;
  /** The same with questions that travel with the lock, and are answered as of after it. */
  onceAsked<Schema extends v.GenericSchema, Answers>(
    schema: Schema,
    task: AskedWork<v.InferOutput<Schema>, Answers>,
  ): Promise<v.InferOutput<Schema>>;
}

/** What a call does with a player who is locked, and what it asks first. */
export interface AskedWork<Value, Answers> {
  /** Sends its questions at once, and changes nothing. They are asked also when the key has its answer. */
  readonly ask: (transaction: Database) => Promise<Answers>;
  readonly work: (transaction: Database, player: LockedPlayer, answers: Answers) => Promise<Value>;
  readonly before?: (() => Promise<void>) | undefined;
}

/** The call needs a session and came without a living one. The client then forgets its token. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** What main and payment calls have in common in the contract. */
export interface ContractPart<Request extends v.GenericSchema, Response extends v.GenericSchema> {
  readonly name: string;
  /** Payment calls have none: they share one path. */
  readonly path?: string;
  readonly request: Request;
  readonly response: Response;
  readonly hasFiles?: boolean;
}

/** Rows in one page of the records. */
export const pageSize = 20;
