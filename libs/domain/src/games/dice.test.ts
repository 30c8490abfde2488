import { describe, expect, it } from 'vitest';
import { diceTables, rollDice } from './dice';

const cases = Object.entries(diceTables).flatMap(([name, table]) =>
  table.bets.map((bet) => ({ name, table, bet, id: bet.id })),
);

describe.each(cases)('the bet $id at the $name table', ({ table, bet }) => {
  it('pays back exactly the published return over all numbers', () => {
    const pays = Array.from({ length: table.sides }, (_, roll) => {
      const outcome = rollDice({ integer: () => roll }, table, bet);
      expect(outcome.roll).toBe(roll);
      return outcome.payPercent;
    });
    expect(pays.reduce((sum, pay) => sum + pay, 0)).toBe(table.returnPercent * table.sides);
  });
});
