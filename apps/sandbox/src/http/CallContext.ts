import type { Database } from '../database/Database';
import type { PlayerSession } from '../players/PlayerSession';
import type { CallFrame } from './CallFrame';
import type * as v from 'valibot';

/** What the handler of a call works with. */
export interface CallContext extends CallFrame {
  /** Hash of everything the call asks for. */
  readonly requestHash: string;
  /**
   * Gives the call its effect exactly once over all attempts with one idempotency key, in one transaction.
   *
   * @param schema reads the stored result of an earlier attempt
   * @param before runs first, unless the key is answered already; what it writes stays when the call is refused
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
}
