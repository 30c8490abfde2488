/**
 * One page of a list that pages by number.
 *
 * @example
 * const page: LogPage<number> = { rows: [3, 2, 1], isLast: true };
 * page.rows.length; // => 3
 */
export interface LogPage<Row> {
  readonly rows: readonly Row[];
  /** No page follows. */
  readonly isLast: boolean;
}
