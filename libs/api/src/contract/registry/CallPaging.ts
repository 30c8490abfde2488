/**
 * How a list comes page after page. `rows` is where the rows are in the answer's `data`: '' when `data` is the list
 * itself. `id` is the field of a row that pages go by. `size` rows make a page; without it everything comes at once.
 * A list has ended when an empty page arrives.
 *
 * @example
 * const paging: CallPaging | undefined = factsByCall.getMsgList.paging;
 * paging?.by; // => 'before'
 */
export type CallPaging =
  | {
      /** Before the smallest id so far, newest first; `after`: behind the largest, oldest first. First page: 0. */
      readonly by: 'before' | 'after';
      readonly field: string;
      readonly id: string;
      readonly rows: string;
      readonly size?: number;
    }
  /** Pages from 1; `more` is the answer's flag that another follows. */
  | {
      readonly by: 'page';
      readonly field: string;
      readonly id: string;
      readonly rows: string;
      readonly size: number;
      readonly more: string;
    }
  /** Rows to skip: 0, then `size` more each time. */
  | {
      readonly by: 'offset';
      readonly field: string;
      readonly id: string;
      readonly rows: string;
      readonly size: number;
    }
  /** JSON text of `{page, size}`, pages from 1; `total` is the answer's count of all rows. */
  | {
      readonly by: 'pagingText';
      readonly field: string;
      readonly id: string;
      readonly rows: string;
      readonly total: string;
    };
