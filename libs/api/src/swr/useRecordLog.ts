import { useEffect, useMemo, useRef } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { CallOptions } from '../http/CallOptions';
import { reportUnexpected } from '../http/configureApi';
import type { ApiError } from '../http/errors';
import type { ReadKey } from '../mapping/ReadKey';
import { useCallOptions } from './ApiProvider';
import { useReadAgain } from './useReadAgain';

/**
 * A list of records that grows downwards, as far as it is loaded.
 *
 * @example
 * import { configureApi, type DepositRecord } from '@kislap/api';
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
  /** Starts again from the newest record; does nothing once the screen is gone. */
  readonly refresh: () => Promise<void>;
  /** Quietly puts what is new before what is loaded. Nothing that is loaded goes away, also when it fails. */
  readonly catchUp: () => Promise<void>;
}

/** Asked before this id, the operator answers the newest records. */
const FROM_NEWEST = 0;

/** Pages are asked for once; the screen decides when again (`useReadAgain`). */
export const readOnce = {
  shouldRetryOnError: false,
  revalidateFirstPage: false,
  revalidateOnFocus: false,
  revalidateIfStale: false,
} as const;

/**
 * A list that pages by the last id. Paging rule: an empty page ends it, since page sizes are not promised. Rows not
 * older than asked are dropped, so a server that ignores the id ends too.
 */
export function useRecordLog<Row extends { readonly id: number }>(
  key: ReadKey | undefined,
  readPageOf: (beforeId: number, options: CallOptions) => Promise<readonly Row[]>,
): RecordLog<Row> {
  const call = useCallOptions();
  const report = (error: unknown) => reportUnexpected(error, call);
  const readPage = (beforeId: number) => readPageOf(beforeId, call);
  const cache = useSWRConfig();
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    readonly Row[],
    ApiError
  >(
    (_index, previous: readonly Row[] | null) => nextKey(key, previous),
    (pageKey: ReadKey) => readOlder(Number(pageKey.at(-1)), readPage),
    { ...readOnce, onError: report },
  );
  const isShown = useIsShown();
  useReadAgain({ key, isHeld: data !== undefined, read: () => void mutate() });
  const pages = data ?? [];
  const last = pages.at(-1);
  // The same list as long as no page comes: a long list on the screen places its rows anew for another one.
  const rows = useMemo(() => data?.flat() ?? [], [data]);
  const isFinished = last?.length === 0;
  const isLoadingMore = isValidating && last !== undefined && size > pages.length;
  const loadMore = useDeferredAction(isValidating && !isLoadingMore, () => {
    if (last && !isFinished && !isValidating && !error) void setSize(pages.length + 1);
  });
  return {
    rows,
    isLoading,
    isLoadingMore,
    isFinished,
    error,
    loadMore,
    retry: () => {
      if (error && !isValidating) void setSize(size);
    },
    refresh: async () => {
      if (!isShown.current) return;
      await setSize(1);
      await mutate();
    },
    catchUp: async () => {
      const [first, ...older] = pages;
      if (key === undefined || first === undefined || isValidating) return;
      const newest = await newestRows(first, readPage).catch(report);
      if (newest === undefined) return;
      await cache.mutate([...key, FROM_NEWEST], newest, { revalidate: false });
      await mutate([newest, ...older], { revalidate: false });
    },
  };
}

/** The records of a player; nothing for a guest. */
export function usePlayerLog<Row extends { readonly id: number }>(
  userId: number | undefined,
  keyOf: (userId: number) => ReadKey,
  readPage: (beforeId: number, options: CallOptions) => Promise<readonly Row[]>,
): RecordLog<Row> {
  return useRecordLog(userId === undefined ? undefined : keyOf(userId), readPage);
}

/** Whether the component is on the screen, for what goes on after a wait. */
function useIsShown(): { readonly current: boolean } {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
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

interface Identified {
  readonly id: number;
}

/** Further back than this nobody looks for the place where new rows meet the held ones. */
const MOST_PAGES = 10;

/**
 * The first page of a list with everything newer before it. Rows that are held already are taken as they are now.
 *
 * @returns `undefined` when the new rows do not meet the held ones
 */
export async function newestRows<Row extends Identified>(
  held: readonly Row[],
  readPage: (beforeId: number) => Promise<readonly Row[]>,
): Promise<readonly Row[] | undefined> {
  const newestHeld = Math.max(0, ...held.map(({ id }) => id));
  const fresh: Row[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const beforeId = page === 0 ? 0 : lowestId(fresh);
    const rows = await readPage(beforeId);
    fresh.push(...(page === 0 ? rows : rows.filter(({ id }) => id < beforeId)));
    if (rows.length === 0 || lowestId(fresh) <= newestHeld) return merge(fresh, held);
  }
  return undefined;
}

const lowestId = (rows: readonly Identified[]) => Math.min(...rows.map(({ id }) => id));

function merge<Row extends Identified>(fresh: readonly Row[], held: readonly Row[]): readonly Row[] {
  const lowestHeld = held.length === 0 ? 0 : lowestId(held);
  const known = new Set(fresh.map(({ id }) => id));
  return [...fresh.filter(({ id }) => id >= lowestHeld), ...held.filter(({ id }) => !known.has(id))];
}

/**
 * An action that waits while something is busy instead of being lost: the end of a list is reported only once.
 *
 * @returns runs the action now, or once when nothing is busy any more
 */
export function useDeferredAction(isBusy: boolean, action: () => void): () => void {
  const isWaiting = useRef(false);
  const run = (): void => {
    isWaiting.current = isBusy;
    if (!isBusy) action();
  };
  useEffect(() => {
    if (isWaiting.current && !isBusy) run();
  });
  return run;
}
