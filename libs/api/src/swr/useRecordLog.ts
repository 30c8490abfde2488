import useSWRInfinite from 'swr/infinite';
import type { ApiError } from '../http/ApiError';
import type { ReadKey } from './ReadKey';
import type { RecordLog } from './RecordLog';

interface Page<Row> {
  readonly beforeId: number;
  readonly rows: readonly Row[];
}

/** Asked before this id, the operator answers the newest records. */
const FROM_NEWEST = 0;

/**
 * A list that pages by the last id. Paging rule: it is finished when an empty page comes, since a page's size
 * is not promised. A page that does not lead further back ends it too, so that a server which ignores the id
 * is not asked for ever.
 */
export function useRecordLog<Row extends { readonly id: number }>(
  key: ReadKey | undefined,
  readPage: (beforeId: number) => Promise<readonly Row[]>,
): RecordLog<Row> {
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Page<Row>, ApiError>(
    (_index, previous: Page<Row> | null) => nextKey(key, previous),
    async (pageKey: ReadKey) => {
      const beforeId = Number(pageKey.at(-1));
      return { beforeId, rows: await readPage(beforeId) };
    },
    {
      shouldRetryOnError: false,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnMount: true,
    },
  );
  const pages = data ?? [];
  const last = pages.at(-1);
  const isFinished = last !== undefined && olderThan(last) === undefined;
  return {
    rows: pages.flatMap(({ rows }) => rows),
    isLoading,
    isLoadingMore: isValidating && last !== undefined && size > pages.length,
    isFinished,
    error,
    loadMore: () => {
      if (last && !isFinished && !isValidating && !error) void setSize(pages.length + 1);
    },
    retry: () => {
      if (error && !isValidating) void setSize(size);
    },
    refresh: async () => {
      await setSize(1);
      await mutate();
    },
  };
}

function nextKey<Row extends { readonly id: number }>(
  key: ReadKey | undefined,
  previous: Page<Row> | null,
): ReadKey | null {
  const beforeId = previous ? olderThan(previous) : FROM_NEWEST;
  return key && beforeId !== undefined ? [...key, beforeId] : null;
}

/** The id that the next page is asked before; `undefined` when there is no next page. */
function olderThan<Row extends { readonly id: number }>(page: Page<Row>): number | undefined {
  if (page.rows.length === 0) return undefined;
  const smallest = Math.min(...page.rows.map(({ id }) => id));
  return page.beforeId === FROM_NEWEST || smallest < page.beforeId ? smallest : undefined;
}
