import type { Reply } from '../wire/Reply';

/** One page of a list, as it was asked for and as the contract reads it. */
export interface Page {
  /** The value of the field that pages go by. */
  readonly cursor: string;
  readonly reply: Reply;
  readonly rows: readonly unknown[];
  /** The ids of the rows, in their order. */
  readonly ids: readonly number[];
}
