import { type CallPaging, describedCalls } from '@kislap/api/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainCalls } from '../src/api/mainCalls';
import { openTestDatabase } from './support/openTestDatabase';
import { seededAtMs } from './support/seededAt';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;
let whale: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  whale = await operator.loggedIn('639170000003');
});

afterAll(async () => await operator.opened.close());

const rows = describedCalls.map((call) => [call.name, call] as const);
const paged = describedCalls.flatMap(({ name, facts: { paging } }) =>
  paging ? [[name, paging] as const] : [],
);

/** The code of a call without any field, as somebody with this token. */
async function codeFor({ name, contract }: (typeof describedCalls)[number], token: string): Promise<number> {
  const f = name === 'paylist4vip' ? name : `gcash_${name}`;
  const path = 'path' in contract ? contract.path : `/pay/client?f=${f}`;
  const headers = token === '' ? {} : { Authorization: `Bearer ${token}` };
  const response = await operator.fetch(path, { method: 'POST', body: new FormData(), headers });
  return Object(await response.json()).code;
}

describe('what the contract says of its calls', () => {
  it('is of exactly the calls that are answered here', () => {
    const payments = ['deposit', 'paylist4vip', 'withdraw'];
    const answered = [...mainCalls.map(({ name }) => name), ...payments].toSorted();
    expect(describedCalls.map(({ name }) => name).toSorted()).toEqual(answered);
  });

  it.each(rows)('is true of who may make %s', async (_, call) => {
    const codes = [await codeFor(call, ''), await codeFor(call, 'a-token-of-nobody')];
    if (call.facts.auth === 'session') expect(codes).toEqual([400, 400]);
    else for (const code of codes) expect([200, 1001]).toContain(code);
  });

  it.each(rows)('names what %s answers to an empty form', async (_, call) => {
    expect(call.codes).toContain(await codeFor(call, 'a-token-of-nobody'));
  });
});

/** What a list is asked with besides its page. */
const otherFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  betLog4U: { curDate: '2026-11-17' },
  statement: { from: '2026-10-20', to: '2026-11-18' },
};

/** Where the next page begins. */
function nextPage(paging: CallPaging, ids: readonly number[], page: number): string | number {
  switch (paging.by) {
    case 'before':
      return Math.min(...ids);
    case 'after':
      return Math.max(...ids);
    case 'page':
      return page + 1;
    case 'offset':
      return page * paging.size;
    case 'pagingText':
      return JSON.stringify({ page: page + 1, size: 3 });
  }
}

function firstPage(paging: CallPaging): string | number {
  if (paging.by === 'pagingText') return JSON.stringify({ page: 1, size: 3 });
  return paging.by === 'page' ? 1 : 0;
}

/** Every page of a list up to the empty one, as the ids of its rows. */
async function pagesOf(name: string, paging: CallPaging): Promise<readonly (readonly number[])[]> {
  const pages: number[][] = [];
  let begin = firstPage(paging);
  for (let page = 1; page < 200; page += 1) {
    const { code, data } = await whale.call(name, { ...otherFields[name], [paging.field]: begin });
    expect(code).toBe(200);
    const list: readonly Readonly<Record<string, number>>[] = paging.rows === '' ? data : data[paging.rows];
    const ids = list.map((row) => row[paging.id] ?? Number.NaN);
    pages.push(ids);
    if (ids.length === 0) return pages;
    begin = nextPage(paging, pages.flat(), page);
  }
  throw new Error(`${name} does not end`);
}

describe('a list of the contract', () => {
  it.each(paged)(
    '%s comes whole, each row once, in its order, in pages of its size',
    async (name, paging) => {
      expect(operator.nowMs).toBe(seededAtMs);
      const pages = await pagesOf(name, paging);
      const ids = pages.flat();
      expect(new Set(ids).size).toBe(ids.length);
      const isRising = paging.by === 'after';
      const byId = (a: number, b: number) => (isRising ? a - b : b - a);
      if (paging.by !== 'pagingText') expect(ids).toEqual(ids.toSorted(byId));
      const size = paging.by === 'pagingText' ? 3 : 'size' in paging ? paging.size : undefined;
      if (size !== undefined) for (const page of pages.slice(0, -2)) expect(page).toHaveLength(size);
    },
  );

  it.each([
    ['getDepositLog', 4],
    ['getWithdrawLog', 3],
    ['getMsgList', 2],
    ['turnover', 2],
  ] as const)('%s has more than one page here', async (name, atLeast) => {
    const paging = paged.find(([one]) => one === name)?.[1];
    if (!paging) throw new Error(`${name} is not paged`);
    expect((await pagesOf(name, paging)).length).toBeGreaterThan(atLeast - 1);
  });
});
