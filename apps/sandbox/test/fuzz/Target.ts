import type * as v from 'valibot';

/** A call that is fuzzed. */
export interface Target {
  readonly name: string;
  readonly request: v.GenericSchema;
  readonly needsSession: boolean;
  /** Whether files are read of it, and bodies of their size. */
  readonly hasFiles: boolean;
  /** Where it is posted; a payment call's address names the mode. */
  readonly address: (mode: string, userId: number) => string;
  /** The code of success. */
  readonly okCode: number;
  /** Every code it may answer. */
  readonly codes: ReadonlySet<number>;
}
