/** One page of a list that pages by number. */
export interface LogPage<Row> {
  readonly rows: readonly Row[];
  /** No page follows. */
  readonly isLast: boolean;
}
