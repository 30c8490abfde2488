import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { configureApi } from '../http/configureApi';
import { timeouts } from '../http/timeouts';
import type { Handlers } from '../testing/Handlers';
import { createFakeOperator } from '../testing/createFakeOperator';
import { answer } from '../testing/replies';
import { sampleHandlers } from '../testing/sampleHandlers';
import { sampleStatement } from '../testing/sampleStatement';
import { getStatement, getWholeStatement } from './statement';

const november = { from: '2025-11-01', to: '2025-11-13' };

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

describe('getStatement', () => {
  it('reads both units of the wire into one exact money', async () => {
    operate();
    const statement = await getStatement(november);
    expect(statement).toMatchObject({
      to: '2025-11-13',
      totals: {
        deposited: moneyFromPeso(500),
        withdrawn: moneyFromPeso(300),
        bonus: moneyFromPeso('50.5'),
        staked: moneyFromPeso(70),
        won: moneyFromPeso(84),
      },
      net: moneyFromPeso(14),
      balances: { opening: moneyFromPeso('12081.178'), closing: moneyFromPeso('12345.678') },
      other: zeroMoney,
      minutesPlayed: 85,
    });
    expect(statement.movements[0]).toEqual({
      id: 97,
      at: epochSecondsFrom(1_763_003_400),
      kind: 'withdrawal',
      amount: moneyFromPeso(-300),
      balanceAfter: moneyFromPeso('12345.678'),
      reference: 'W2025111300000002',
    });
    expect(statement.days).toHaveLength(30);
    expect(statement.days?.at(-1)?.day).toBe('2025-11-13');
  });

  it('leaves unknown what an operator does not tell', async () => {
    const {
      open: _open,
      close: _close,
      days: _days,
      minutes: _minutes,
      ...rest
    } = sampleStatement(november.to, [{ id: 1, t: 1_763_000_000, kind: 'jackpot', am: 5, ref: '' }]);
    operate({ statement: () => answer(rest) });
    const statement = await getStatement(november);
    expect(statement).toMatchObject({ balances: undefined, days: undefined, minutesPlayed: undefined });
    expect(statement.movements).toEqual([
      { id: 1, at: epochSecondsFrom(1_763_000_000), kind: 'other', amount: moneyFromPeso(5) },
    ]);
  });
});

describe('getWholeStatement', () => {
  it('asks page after page until one is empty, and keeps every movement once', async () => {
    const rows = sampleStatement(november.to).rows;
    const { seen } = operate({
      statement: ({ logId }) =>
        answer(sampleStatement(november.to, rows.filter(({ id }) => logId === 0 || id < logId).slice(0, 4))),
    });
    const { movements, net } = await getWholeStatement(november);
    expect(movements.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(net).toBe(moneyFromPeso(14));
    expect(seen.map(({ fields }) => fields)).toEqual([
      { ...november, logId: '0' },
      { ...november, logId: '66' },
      { ...november, logId: '49' },
    ]);
  });

  it('stops at an operator that ignores where to go on from', async () => {
    operate({ statement: () => answer(sampleStatement(november.to)) });
    expect((await getWholeStatement(november)).movements).toHaveLength(6);
  });
});
