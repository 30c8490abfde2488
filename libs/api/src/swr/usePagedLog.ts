import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { CallOptions } from '../http/CallOptions';
import { reportUnexpected } from '../http/configureApi';
import type { ApiError } from '../http/errors';
import type { ReadKey } from '../mapping/ReadKey';
import type { LogPage } from '../mapping/LogPage';
import { useCallOptions } from './ApiProvider';
import { useReadAgain } from './useReadAgain';
import { readOnce, type RecordLog } from './useRecordLog';

/**
 * A list that pages by number or offset. A row that arrives meanwhile pushes others onto the next page, so a row that
 * comes twice is shown once.
 *
 * @param readPage takes the page's index, from 0
 */
export function usePagedLog<Row extends { readonly id: number }>(
  key: ReadKey | undefined,
  readPage: (index: number, options: CallOptions) => Promise<LogPage<Row>>,
): RecordLog<Row> {
  const call = useCallOptions();
  const report = (error: unknown) => reportUnexpected(error, call);
  const cache = useSWRConfig();
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    LogPage<Row>,
    ApiError
  >(
    (index, previous: LogPage<Row> | null) => (key && !previous?.isLast ? [...key, index] : null),
    (pageKey: ReadKey) => readPage(Number(pageKey.at(-1)), call),
    { ...readOnce, onError: report },
  );
  useReadAgain({ key, isHeld: data !== undefined, read: () => void mutate() });
  const pages = data ?? [];
  const rows = useMemo(() => uniqueRows(data ?? []), [data]);
  const isFinished = pages.at(-1)?.isLast === true;
  const hasPages = pages.length > 0;
  const catchUp = async () => {
    if (key === undefined || !hasPages || isValidating) return;
    const fresh = await Promise.all(pages.map((_, index) => readPage(index, call))).catch(report);
    if (fresh === undefined) return;
    await Promise.all(fresh.map((page, index) => cache.mutate([...key, index], page, { revalidate: false })));
    await mutate(fresh, { revalidate: false });
  };
  return {
    rows,
    isLoading,
    isLoadingMore: isValidating && hasPages && size > pages.length,
    isFinished,
    error,
    loadMore: () => {
      if (hasPages && !isFinished && !isValidating && !error) void setSize(pages.length + 1);
    },
    retry: () => {
      if (error && !isValidating) void setSize(size);
    },
    refresh: async () => {
      await setSize(1);
      await mutate();
    },
    catchUp,
  };
}

function uniqueRows<Row extends { readonly id: number }>(pages: readonly LogPage<Row>[]): readonly Row[] {
  return [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()];
}
