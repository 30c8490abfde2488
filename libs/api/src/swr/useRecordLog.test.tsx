// @vitest-environment happy-dom

import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { OfflineError } from '../http/errors';
import { newestRows, useDeferredAction, useRecordLog } from './useRecordLog';

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id }));

/** A list of rows `newest` down to 1, read three at a time. */
const list = (newest: number) =>
  vi.fn(async (beforeId: number) => {
    const from = beforeId === 0 ? newest : beforeId - 1;
    return rows(...[from, from - 1, from - 2].filter((id) => id > 0));
  });

describe('newestRows', () => {
  it('puts what is new before what is held, with one request', async () => {
    const readPage = list(12);
    expect(await newestRows(rows(10, 9, 8), readPage)).toEqual(rows(12, 11, 10, 9, 8));
    expect(readPage).toHaveBeenCalledOnce();
  });

  it('reads on until the new rows meet the held ones', async () => {
    expect(await newestRows(rows(4, 3, 2), list(12))).toEqual(rows(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2));
  });

  it('never takes rows into the first page that a later page holds', async () => {
    expect(await newestRows(rows(12), list(12))).toEqual(rows(12));
  });

  it('shows held rows as they are now', async () => {
    const settled = { id: 5, state: 'settled' };
    expect(await newestRows([{ id: 5, state: 'open' }], async () => [settled])).toEqual([settled]);
  });

  it('gives up where too much has happened', async () => {
    expect(await newestRows(rows(1), list(1000))).toBeUndefined();
  });

  it('finds the first rows of a list that was empty', async () => {
    expect(await newestRows([], list(2))).toEqual(rows(2, 1));
  });
});

interface Row {
  readonly id: number;
}

const offline = new OfflineError('unreachable', { wasSent: true });

function rowsBetween(newest: number, oldest: number): readonly Row[] {
  return Array.from({ length: newest - oldest + 1 }, (_, index) => ({ id: newest - index }));
}

/** Shows a log whose pages are what `readPage` gives; notes what was asked. */
function showLog(readPage: (beforeId: number) => readonly Row[]) {
  const asked: number[] = [];
  const read = async (beforeId: number) => {
    asked.push(beforeId);
    return readPage(beforeId);
  };
  const screen = renderHook(() => useRecordLog<Row>(['log', 1], read), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  });
  const log = () => screen.result.current;
  const loadMore = () => act(async () => log().loadMore());
  return { asked, log, loadMore, screen };
}

/** 45 rows in pages of 20, as a server keeps them. */
const fullServer = (beforeId: number) => {
  const newest = beforeId === 0 ? 45 : beforeId - 1;
  return newest < 1 ? [] : rowsBetween(newest, Math.max(1, newest - 19));
};

describe('a log that pages by the last id', () => {
  it('loads page after page and is finished on the empty one', async () => {
    const { asked, log, loadMore } = showLog(fullServer);
    await waitFor(() => expect(log().rows).toHaveLength(20));
    await loadMore();
    await waitFor(() => expect(log().rows).toHaveLength(40));
    await loadMore();
    await waitFor(() => expect(log().rows).toHaveLength(45));
    expect(log().isFinished).toBe(false);
    await loadMore();
    await waitFor(() => expect(log().isFinished).toBe(true));
    expect(asked).toEqual([0, 26, 6, 1]);
    await loadMore();
    expect(asked).toHaveLength(4);
  });

  it('without any record is finished at once', async () => {
    const { log } = showLog(() => []);
    expect(log().isLoading).toBe(true);
    await waitFor(() => expect(log()).toMatchObject({ isFinished: true, isLoading: false, rows: [] }));
  });

  it('keeps its rows when a page fails, does not ask again by itself, and retries once when told', async () => {
    let isDown = false;
    const { asked, log, loadMore } = showLog((beforeId) => {
      if (isDown && beforeId !== 0) throw offline;
      return fullServer(beforeId);
    });
    await waitFor(() => expect(log().rows).toHaveLength(20));
    isDown = true;
    await loadMore();
    await waitFor(() => expect(log().error).toBe(offline));
    await loadMore();
    await loadMore();
    expect(asked).toEqual([0, 26]);
    expect(log().rows).toHaveLength(20);
    isDown = false;
    await act(async () => log().retry());
    await waitFor(() => expect(log().rows).toHaveLength(40));
    expect(asked).toEqual([0, 26, 26]);
    expect(log().error).toBeUndefined();
  });

  it('retries a first page that failed', async () => {
    let isDown = true;
    const { asked, log } = showLog((beforeId) => {
      if (isDown) throw offline;
      return fullServer(beforeId);
    });
    await waitFor(() => expect(log().error).toBe(offline));
    isDown = false;
    await act(async () => log().retry());
    await waitFor(() => expect(log().rows).toHaveLength(20));
    expect(asked).toEqual([0, 0]);
  });

  it('ends when the server ignores the id', async () => {
    const { asked, log, loadMore } = showLog(() => rowsBetween(20, 1));
    await waitFor(() => expect(log().rows).toHaveLength(20));
    await loadMore();
    await waitFor(() => expect(log().isFinished).toBe(true));
    await loadMore();
    expect(asked).toEqual([0, 1]);
    expect(log().rows).toHaveLength(20);
  });

  it('starts again from the newest record when refreshed', async () => {
    let newest = 45;
    const { asked, log, loadMore } = showLog((beforeId) =>
      rowsBetween(beforeId === 0 ? newest : beforeId - 1, 1),
    );
    await waitFor(() => expect(log().rows).toHaveLength(45));
    await loadMore();
    newest = 46;
    await act(() => log().refresh());
    await waitFor(() => expect(log().rows[0]).toEqual({ id: 46 }));
    expect(asked.at(-1)).toBe(0);
    expect(log().rows).toHaveLength(46);
  });

  it('does nothing when refreshed after its screen has gone', async () => {
    const { asked, log, screen } = showLog(fullServer);
    await waitFor(() => expect(log().rows).toHaveLength(20));
    screen.unmount();
    await log().refresh();
    expect(asked).toEqual([0]);
  });

  it('asks nothing for a guest', async () => {
    const screen = renderHook(() => useRecordLog<Row>(undefined, () => Promise.reject(offline)));
    await act(async () => screen.result.current.loadMore());
    expect(screen.result.current).toMatchObject({ rows: [], isLoading: false, error: undefined });
  });
});

it('runs an action at once when nothing is busy, and once afterwards when something is', () => {
  const action = vi.fn();
  const { result, rerender } = renderHook(({ isBusy }) => useDeferredAction(isBusy, action), {
    initialProps: { isBusy: false },
  });
  result.current();
  expect(action).toHaveBeenCalledTimes(1);
  rerender({ isBusy: true });
  result.current();
  result.current();
  expect(action).toHaveBeenCalledTimes(1);
  rerender({ isBusy: false });
  rerender({ isBusy: false });
  expect(action).toHaveBeenCalledTimes(2);
});

describe('a log that is shown again', () => {
  it('is read anew, also when its screen is drawn twice at once', async () => {
    const provider = new Map();
    const readPage = vi.fn(async () => [{ id: 5, state: 'open' }]);
    const show = () =>
      renderHook(() => useRecordLog(['log', 1], readPage), {
        wrapper: ({ children }) => (
          <SWRConfig value={{ provider: () => provider, dedupingInterval: 0 }}>{children}</SWRConfig>
        ),
      });
    const first = show();
    await waitFor(() => expect(first.result.current.rows).toEqual([{ id: 5, state: 'open' }]));
    first.unmount();

    readPage.mockImplementation(async () => [{ id: 5, state: 'settled' }]);
    const again = show();
    again.rerender();
    await waitFor(() => expect(again.result.current.rows).toEqual([{ id: 5, state: 'settled' }]));
    expect(readPage).toHaveBeenCalledTimes(2);
  });

  it('is read anew after another list in its place', async () => {
    let state = 'open';
    const readPage = vi.fn(async () => [{ id: 5, state }]);
    const screen = renderHook(({ day }: { day: number }) => useRecordLog(['log', day], readPage), {
      initialProps: { day: 1 },
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
      ),
    });
    await waitFor(() => expect(screen.result.current.rows).toHaveLength(1));
    screen.rerender({ day: 2 });
    await waitFor(() => expect(readPage).toHaveBeenCalledTimes(2));
    state = 'settled';
    screen.rerender({ day: 1 });
    await waitFor(() => expect(screen.result.current.rows).toEqual([{ id: 5, state: 'settled' }]));
    expect(readPage).toHaveBeenCalledTimes(3);
  });
});
