// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { OfflineError } from '../http/errors';
import type { LogPage } from '../mapping/LogPage';
import { usePagedLog } from './usePagedLog';

interface Row {
  readonly id: number;
}

const page = (isLast: boolean, ...ids: readonly number[]): LogPage<Row> => ({
  rows: ids.map((id) => ({ id })),
  isLast,
});

async function show(readPage: (index: number) => Promise<LogPage<Row>>, userId: number | undefined = 7) {
  const screen = renderHook(
    () => usePagedLog(userId === undefined ? undefined : ['list', userId], readPage),
    {
      wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
    },
  );
  const loadMore = async (rows: number) => {
    act(() => screen.result.current.loadMore());
    await waitFor(() => expect(screen.result.current.rows).toHaveLength(rows));
  };
  return { log: () => screen.result.current, loadMore };
}

describe('usePagedLog', () => {
  it('asks for page after page until one is the last', async () => {
    const pages = [page(false, 5, 4), page(true, 3)];
    const asked: number[] = [];
    const { log, loadMore } = await show((index) => {
      asked.push(index);
      return Promise.resolve(pages[index] ?? page(true));
    });
    await waitFor(() => expect(log().rows).toHaveLength(2));
    expect(log().isFinished).toBe(false);
    await loadMore(3);
    expect(log().isFinished).toBe(true);
    act(() => log().loadMore());
    expect(asked).toEqual([0, 1]);
  });

  it('shows a row once that was pushed onto the next page', async () => {
    const pages = [page(false, 5, 4), page(true, 4, 3)];
    const { log, loadMore } = await show((index) => Promise.resolve(pages[index] ?? page(true)));
    await waitFor(() => expect(log().rows).toHaveLength(2));
    await loadMore(3);
    expect(log().rows.map(({ id }) => id)).toEqual([5, 4, 3]);
  });

  it('keeps what is loaded when a later page fails, and asks for it again only when told', async () => {
    let isOffline = true;
    const { log } = await show((index) => {
      if (index === 0) return Promise.resolve(page(false, 5));
      return isOffline
        ? Promise.reject(new OfflineError('unreachable', { wasSent: false }))
        : Promise.resolve(page(true, 4));
    });
    await waitFor(() => expect(log().rows).toHaveLength(1));
    act(() => log().loadMore());
    await waitFor(() => expect(log().error).toBeDefined());
    expect(log().rows).toHaveLength(1);
    isOffline = false;
    act(() => log().loadMore());
    expect(log().rows).toHaveLength(1);
    act(() => log().retry());
    await waitFor(() => expect(log().rows).toHaveLength(2));
  });

  it('catches up with what changed on the pages it has, and keeps them when that fails', async () => {
    let answers = [page(false, 5, 4), page(true, 3)];
    const { log, loadMore } = await show((index) => {
      const found = answers[index];
      return found
        ? Promise.resolve(found)
        : Promise.reject(new OfflineError('unreachable', { wasSent: false }));
    });
    await waitFor(() => expect(log().rows).toHaveLength(2));
    await loadMore(3);
    answers = [page(false, 6, 5), page(true, 4, 3)];
    await act(() => log().catchUp());
    expect(log().rows.map(({ id }) => id)).toEqual([6, 5, 4, 3]);
    answers = [];
    await act(() => log().catchUp());
    expect(log().rows).toHaveLength(4);
    expect(log().error).toBeUndefined();
  });
});
