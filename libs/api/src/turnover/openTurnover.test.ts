import { moneyFromPeso, turnoverPercent } from '@kislap/domain';
import { afterEach, describe, expect, it } from 'vitest';
import * as api from '..';
import type { Handlers } from '../testing/Handlers';
import { createFakeOperator } from '../testing/createFakeOperator';
import { answer } from '../testing/replies';

type Page = ReturnType<NonNullable<Handlers['turnover']>>;

const row = (id: number, needFlow: number, BetFlow: number) => ({
  id,
  logtime: 1_763_000_000,
  type: 'deposit' as const,
  title: 'Deposit',
  am: needFlow,
  times: 1,
  needFlow,
  BetFlow,
  state: BetFlow < needFlow ? 0 : 1,
});

function operate(pageOf: (page: number) => Page) {
  const operator = createFakeOperator({ turnover: ({ page }) => pageOf(page) });
  api.configureApi({ adapter: operator.adapter });
  return operator;
}

afterEach(() => api.configureApi({}));

describe('the turnover that is open', () => {
  it('is a fresh deposit alone after years of play', async () => {
    const list = [row(9, 2_000, 0), row(8, 200_000, 200_000)];
    const operator = operate(() => answer({ list, needFlow: 202_000, BetFlow: 200_000, more: 1 }));
    const open = await api.getOpenTurnover();
    expect(open).toEqual({ neededTurnover: moneyFromPeso(2_000), doneTurnover: 0 });
    expect(turnoverPercent(open)).toBe(0);
    expect(operator.seen).toHaveLength(1);
  });

  it('is asked for no further than the first task that is done', async () => {
    const sums = { needFlow: 45_000, BetFlow: 20_000 };
    const pages = [
      { list: Array.from({ length: 20 }, (_, index) => row(60 - index, 1_000, 0)), more: 1 as const },
      {
        list: [...Array.from({ length: 5 }, (_, index) => row(40 - index, 1_000, 0)), row(35, 1, 1)],
        more: 1 as const,
      },
      { list: [row(34, 20_000, 20_000)], more: 1 as const },
    ];
    const operator = operate((page) => answer({ ...sums, ...(pages[page - 1] ?? { list: [], more: 0 }) }));
    expect(await api.getOpenTurnover()).toEqual({ neededTurnover: moneyFromPeso(25_000), doneTurnover: 0 });
    expect(operator.seen.map(({ fields }) => fields['page'])).toEqual(['1', '2']);
  });

  it('gives up on a list without an end', async () => {
    const operator = operate(() => answer({ list: [row(1, 100, 0)], needFlow: 100, BetFlow: 40, more: 1 }));
    expect((await api.getOpenTurnover()).neededTurnover).toBe(moneyFromPeso(1_000));
    expect(operator.seen).toHaveLength(10);
  });

  it('counts no task that is void', async () => {
    const list = [row(2, 100, 40), { ...row(1, 5_000, 0), state: 2 }];
    operate(() => answer({ list, needFlow: 100, BetFlow: 40, more: 0 }));
    const [needed, done] = [100, 40].map(moneyFromPeso);
    expect(await api.getOpenTurnover()).toEqual({ neededTurnover: needed, doneTurnover: done });
  });
});
