import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from '../../sandbox/test/support/newPlayer';
import { openTestDatabase } from '../../sandbox/test/support/openTestDatabase';
import { TestOperator } from '../../sandbox/test/support/TestOperator';
import { runChecks } from '../src/run/runChecks';
import { openRun } from './support/openRun';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

const seed = (digit: number) => ({ phone: `63917000000${digit}`, password: 'Play1234' });

describe('the sandbox', () => {
  it('conforms, as far as reading can tell', async () => {
    const inspection = await openRun(operator, { settings: { account: seed(3), other: seed(2) } });
    const { results } = await runChecks(inspection);
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(1000);
  });

  it('conforms where a throw-away player changes things, opens orders and asks for rewards', async () => {
    const { token } = await newPlayer(operator);
    const inspection = await openRun(operator, {
      settings: {
        account: { token },
        other: seed(2),
        permission: 'money',
        only: ['payment', 'writes', 'idempotency'],
      },
    });
    const { results } = await runChecks(inspection);
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  });
});
