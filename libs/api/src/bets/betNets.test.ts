import { moneyFromPeso } from '@kislap/domain';
import { afterEach, expect, it } from 'vitest';
import { configureApi } from '../http/configureApi';
import { timeouts } from '../http/timeouts';
import type { Handlers } from '../testing/Handlers';
import { createFakeOperator } from '../testing/createFakeOperator';
import { answer } from '../testing/replies';
import { sampleHandlers } from '../testing/sampleHandlers';
import { sampleStatement } from '../testing/sampleStatement';
import { getBetNets } from './betNets';

const days = ['2025-11-11', '2025-11-12', '2025-11-13'];

function operate(handlers: Handlers = {}) {
  const operator = createFakeOperator({ ...sampleHandlers, ...handlers });
  configureApi({
    adapter: operator.adapter,
    timeouts: { ...timeouts, retryDelayMs: 1 },
    getToken: () => 'tok',
  });
  return operator;
}

afterEach(() => configureApi({}));

it('has all days from one statement, without its movements', async () => {
  const { seen } = operate({ statement: ({ to }) => answer(sampleStatement(to, [])) });
  const told = sampleStatement('2025-11-13').days.slice(-3);
  expect(await getBetNets(days)).toEqual(told.map(({ d, net }) => ({ day: d, amount: moneyFromPeso(net) })));
  expect(seen.map(({ call, fields }) => ({ call, ...fields }))).toEqual([
    { call: 'statement', from: '2025-11-13', to: '2025-11-13', logId: '1' },
  ]);
});

it('asks on its own for a day that the statement does not tell', async () => {
  const { days: told, ...rest } = sampleStatement('2025-11-13', []);
  const { seen } = operate({
    statement: () => answer({ ...rest, days: told.filter(({ d }) => d !== '2025-11-12') }),
    betLog4U: () => answer({ list: [], sum: { n: 1, BetScore: 30_000, WinScore: 10_000 } }),
  });
  const nets = await getBetNets(days);
  expect(nets.map(({ day }) => day)).toEqual(days);
  expect(nets[1]?.amount).toBe(moneyFromPeso(-2));
  expect(seen.filter(({ call }) => call === 'betLog4U').map(({ fields }) => fields['curDate'])).toEqual([
    '2025-11-12',
  ]);
});

it('asks day by day at an operator that tells none', async () => {
  const { days: _days, ...rest } = sampleStatement('2025-11-13', []);
  const { seen } = operate({ statement: () => answer(rest) });
  expect((await getBetNets(days)).map(({ day }) => day)).toEqual(days);
  expect(seen.filter(({ call }) => call === 'betLog4U')).toHaveLength(3);
});

it('asks nothing when there is no day', async () => {
  const { seen } = operate();
  expect(await getBetNets([])).toEqual([]);
  expect(seen).toEqual([]);
});
