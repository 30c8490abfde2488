import type { CallFrame } from './CallFrame';

/** One call of the contract, ready to be answered. */
export interface Call {
  readonly name: string;
  /** Where the main API mounts it; '' for a payment call. */
  readonly path: string;
  readonly needsSession: boolean;
  /** Whether files may come along. */
  readonly hasFiles?: boolean;
  /**
   * Reads the fields with the contract's schema, runs the handler, and checks its answer with the schema that the
   * client decodes with.
   *
   * @throws ValiError when the fields do not fit, Refusal, SessionEnded
   */
  run(frame: CallFrame, fields: unknown): Promise<unknown>;
}
