// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { moneyFromPeso, pesoText, remainingTurnover, turnoverPercent, type TurnoverStanding } from '../index';

describe('examples of turnover', () => {
  it('remainingTurnover', () => {
    expect(
      pesoText(
        remainingTurnover({ neededTurnover: moneyFromPeso('100'), doneTurnover: moneyFromPeso('40') }),
      ),
    ).toEqual('60');
  });

  it('turnoverPercent', () => {
    expect(
      turnoverPercent({ neededTurnover: moneyFromPeso(100), doneTurnover: moneyFromPeso('99.99') }),
    ).toEqual(99);
  });

  it('TurnoverStanding', () => {
    const standing: TurnoverStanding = {
      neededTurnover: moneyFromPeso(100),
      doneTurnover: moneyFromPeso(40),
    };
    expect(pesoText(remainingTurnover(standing))).toEqual('60');
  });
});
