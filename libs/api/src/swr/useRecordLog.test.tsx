// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { OfflineError } from '../http/OfflineError';
import { useRecordLog } from './useRecordLog';

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

  it('asks nothing for a guest', async () => {
    const screen = renderHook(() => useRecordLog<Row>(undefined, () => Promise.reject(offline)));
    await act(async () => screen.result.current.loadMore());
    expect(screen.result.current).toMatchObject({ rows: [], isLoading: false, error: undefined });
  });
});
