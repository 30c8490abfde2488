// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { moneyFromPeso, pesoText, remainingTurnover } from '../index';

describe('examples of turnover', () => {
  it('remainingTurnover', () => {
    expect(
      pesoText(
        remainingTurnover({ neededTurnover: moneyFromPeso('100'), doneTurnover: moneyFromPeso('40') }),
      ),
    ).toEqual('60');
  });
});
