import { parse, ValiError } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import * as api from '..';
import { getSignInfoCall } from '../contract/events';
import { createFakeOperator } from '../testing/createFakeOperator';
import { answer } from '../testing/replies';
import { sampleHandlers } from '../testing/sampleHandlers';

function operate() {
  const operator = createFakeOperator(sampleHandlers);
  api.configureApi({ adapter: operator.adapter, timeouts: { ...api.timeouts, retryDelayMs: 1 } });
  return operator;
}

afterEach(() => api.configureApi({}));

describe('the check-in', () => {
  it.each([null, '', undefined])('is not told as a week of nothing where a prize is %j', (prize) => {
    const week = Array.from({ length: 7 }, () => ({ prize_type: 1, prize_amount: prize }));
    const told = { global_rules: {}, day_info: week };
    expect(() => parse(getSignInfoCall.response, told)).toThrow(ValiError);
  });

  it('answers what was given and for which day, and says whether it is a repair', async () => {
    const { seen } = operate();
    expect(await api.takeCheckIn('checkIn')).toEqual({
      amount: 20_000,
      balance: 123_476_780,
      turnoverAdded: 20_000,
      orderId: 'G1042',
      day: 2,
    });
    await api.takeCheckIn('repair');
    expect(seen.map(({ fields }) => fields['isRenew'])).toEqual(['0', '1']);
  });
});

describe('the rebate', () => {
  it('is told in plain words, and without keys for what is not said', async () => {
    const operator = operate();
    expect(await api.getRebate()).toEqual({
      isReceived: false,
      amount: 505_200,
      turnover: 84_200_000,
      ratePercent: 0.6,
      day: '2025-11-12',
    });
    operator.handle({ userDayFlow: () => answer({ FlGet: 1, Amount: 0, day: '' }) });
    expect(await api.getRebate()).toEqual({ isReceived: true, amount: 0 });
  });

  it('is received as a claim', async () => {
    operate();
    expect(await api.receiveRebate()).toEqual({
      amount: 505_200,
      balance: 123_961_980,
      turnoverAdded: 505_200,
      orderId: 'G1042',
    });
  });

  it('has a list in pages of a hundred that ends with an empty one', async () => {
    const { seen } = operate();
    const first = await api.getRebateLog(0);
    expect(first.rows[0]).toMatchObject({ id: 3, turnover: 123_000_000, amount: 738_000 });
    expect(first.isLast).toBe(false);
    expect(await api.getRebateLog(2)).toEqual({ rows: [], isLast: true });
    expect(seen.map(({ fields }) => fields['offset'])).toEqual(['0', '200']);
  });
});

describe('what is to be bet', () => {
  it('comes in pages from 1, all of it or what came from events', async () => {
    const operator = operate();
    const { rows, isLast } = await api.getTurnoverSources('all', 0);
    expect(rows).toHaveLength(4);
    expect(isLast).toBe(true);
    expect(rows[1]).toMatchObject({
      kind: 'bonus',
      times: 5,
      state: 'running',
      status: { neededTurnover: 9_980_000, doneTurnover: 8_765_500 },
    });
    expect(rows.map((row) => 'endsAt' in row)).toEqual([true, true, false, false]);
    expect((await api.getTurnoverSources('event', 1)).rows).toEqual([]);
    const pages = operator.seen.map(({ fields: { page, type } }) => [page, type]);
    expect(pages).toEqual([
      ['1', undefined],
      ['2', 'event'],
    ]);
  });

  it('reads a state it does not know as running', async () => {
    const operator = operate();
    const row = { id: 1, logtime: 1, title: 'x', am: 1, needFlow: 1, BetFlow: 0 };
    const list = [
      { ...row, type: 'bonus', times: 1, state: 9 } as const,
      { ...row, type: 'event', times: 1, state: 2, etime: 1_763_000_000 } as const,
    ];
    operator.handle({ turnover: () => answer({ list, needFlow: 1, BetFlow: 0, more: 1 }) });
    const { rows, isLast } = await api.getTurnoverSources('all', 0);
    expect(rows.map(({ state, endsAt }) => [state, endsAt])).toEqual([
      ['running', undefined],
      ['void', 1_763_000_000],
    ]);
    expect(isLast).toBe(false);
  });
});
