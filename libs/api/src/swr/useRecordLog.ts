import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { ApiError } from '../http/ApiError';
import { newestRows } from './newestRows';
import type { ReadKey } from './ReadKey';
import type { RecordLog } from './RecordLog';
import { useAfterwards } from './useAfterwards';

/** Asked before this id, the operator answers the newest records. */
const FROM_NEWEST = 0;

/** Pages are asked for once; the screen decides when again. */
const readOnce = {
  shouldRetryOnError: false,
  revalidateFirstPage: false,
  revalidateOnFocus: false,
  revalidateOnMount: true,
} as const;

/**
 * A list that pages by the last id. Paging rule: it is finished when an empty page comes, since a page's size
 * is not promised. Rows that are not older than asked are dropped, so that a server which ignores the id is
 * not asked for ever.
 */
export function useRecordLog<Row extends { readonly id: number }>(
  key: ReadKey | undefined,
  readPage: (beforeId: number) => Promise<readonly Row[]>,
): RecordLog<Row> {
  const cache = useSWRConfig();
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    readonly Row[],
    ApiError
  >(
    (_index, previous: readonly Row[] | null) => nextKey(key, previous),
    (pageKey: ReadKey) => readOlder(Number(pageKey.at(-1)), readPage),
    readOnce,
  );
  const pages = data ?? [];
  const last = pages.at(-1);
  const isFinished = last?.length === 0;
  const isLoadingMore = isValidating && last !== undefined && size > pages.length;
  const loadMore = useAfterwards(isValidating && !isLoadingMore, () => {
    if (last && !isFinished && !isValidating && !error) void setSize(pages.length + 1);
  });
  return {
    rows: pages.flat(),
    isLoading,
    isLoadingMore,
    isFinished,
    error,
    loadMore,
    retry: () => {
      if (error && !isValidating) void setSize(size);
    },
    refresh: async () => {
      await setSize(1);
      await mutate();
    },
    catchUp: async () => {
      const [first, ...older] = pages;
      if (key === undefined || first === undefined || isValidating) return;
      const newest = await newestRows(first, readPage).catch(() => undefined);
      if (newest === undefined) return;
      await cache.mutate([...key, FROM_NEWEST], newest, { revalidate: false });
      await mutate([newest, ...older], { revalidate: false });
    },
  };
}

async function readOlder<Row extends { readonly id: number }>(
  beforeId: number,
  readPage: (beforeId: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows = await readPage(beforeId);
  return beforeId === FROM_NEWEST ? rows : rows.filter(({ id }) => id < beforeId);
}

function nextKey<Row extends { readonly id: number }>(
  key: ReadKey | undefined,
  previous: readonly Row[] | null,
): ReadKey | null {
  if (!key || previous?.length === 0) return null;
  const beforeId = previous ? Math.min(...previous.map(({ id }) => id)) : FROM_NEWEST;
  return [...key, beforeId];
}
