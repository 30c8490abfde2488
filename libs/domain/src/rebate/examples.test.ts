// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { moneyFromPeso, type Rebate, type RebateStage, rebateStageOf, zeroMoney } from '../index';

describe('examples of rebate', () => {
  it('Rebate', () => {
    const amount = moneyFromPeso('12.50');
    const rebate: Rebate = { isReceived: false, amount, turnover: moneyFromPeso(2_500), ratePercent: 0.5 };
    expect(rebateStageOf(rebate)).toEqual({ type: 'ready', amount });
  });

  it('RebateStage', () => {
    const ready: RebateStage = { type: 'ready', amount: moneyFromPeso('12.50') };
    expect(rebateStageOf({ isReceived: false, amount: moneyFromPeso('12.50') })).toEqual(ready);
  });

  it('rebateStageOf', () => {
    expect(rebateStageOf({ isReceived: false, amount: zeroMoney })).toEqual({ type: 'nothing' });
    expect(rebateStageOf({ isReceived: true, amount: zeroMoney }).type).toEqual('received');
  });
});
