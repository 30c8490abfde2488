import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { expect, it } from 'vitest';
import { csvOfStatement } from './StatementTools';

const say = (id: string, { game = '' } = {}) => `${id} ${game}`.trim();
const at = epochSecondsFrom(1_763_036_400);

it('writes every movement with exact amounts in Manila time', () => {
  const deposit = { id: 2, at, kind: 'deposit', amount: moneyFromPeso('0.0001'), reference: 'D1' } as const;
  const bet = { id: 1, at, kind: 'bet', amount: moneyFromPeso('-376.55'), gameName: 'A' } as const;
  const movements = [{ ...deposit, balanceAfter: moneyFromPeso('12345.678') }, bet];
  expect(csvOfStatement(movements, say)).toBe(
    'stmt.time,stmt.kind,common.amount,stmt.balance,stmt.ref\r\n' +
      '2025-11-13 20:20:00,stmt.deposit,0.0001,12345.678,D1\r\n' +
      '2025-11-13 20:20:00,stmt.betOn A,-376.55,,\r\n',
  );
});

it('lets no reference run as a formula', () => {
  const amount = moneyFromPeso(1);
  const movement = { id: 1, at, kind: 'other', amount, reference: '=HYPERLINK("x")' } as const;
  expect(csvOfStatement([movement], say)).toContain(`"'=HYPERLINK(""x"")"`);
});
