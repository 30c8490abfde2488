import { describe, expect, it, vi } from 'vitest';
import { newestRows } from './newestRows';

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
