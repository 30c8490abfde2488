import type { ApiError } from '../http/ApiError';

/**
 * A list of records that grows downwards, as far as it is loaded.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const isEmpty = (log: RecordLog<DepositRecord>) => log.isFinished && log.rows.length === 0;
 * isEmpty(useDepositLog(7)); // => false
 */
export interface RecordLog<Row> {
  readonly rows: readonly Row[];
  /** Nothing has been answered yet. */
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  /** There are no older records. */
  readonly isFinished: boolean;
  /** Why the last page could not be loaded. Rows already loaded stay. */
  readonly error: ApiError | undefined;
  /** Loads the next page; does nothing while one is loading, after the end, and after a failure. */
  readonly loadMore: () => void;
  /** Loads the page that failed, once. */
  readonly retry: () => void;
  /** Starts again from the newest record. */
  readonly refresh: () => Promise<void>;
  /** Quietly puts what is new before what is loaded. Nothing that is loaded goes away, also when it fails. */
  readonly catchUp: () => Promise<void>;
}
