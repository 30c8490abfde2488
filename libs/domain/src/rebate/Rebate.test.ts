import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { rebateStageOf } from './Rebate';

describe('rebateStageOf', () => {
  it('is ready with an amount that is due', () => {
    expect(rebateStageOf({ isReceived: false, amount: pesos(50.52) })).toEqual({
      type: 'ready',
      amount: pesos(50.52),
    });
  });

  it('has nothing to receive without an amount', () => {
    expect(rebateStageOf({ isReceived: false, amount: pesos(0) })).toEqual({ type: 'nothing' });
  });

  it('is closed once received, with the amount where it is told', () => {
    expect(rebateStageOf({ isReceived: true, amount: pesos(50.52) })).toEqual({
      type: 'received',
      amount: pesos(50.52),
    });
    expect(rebateStageOf({ isReceived: true, amount: pesos(0) })).toEqual({
      type: 'received',
      amount: undefined,
    });
  });

  it('can be received exactly when it was not yet and something is due', () => {
    fc.assert(
      fc.property(fc.boolean(), anyMoney({ min: -100, max: 1e9 }), (isReceived, amount) => {
        const canReceive = rebateStageOf({ isReceived, amount }).type === 'ready';
        expect(canReceive).toBe(!isReceived && amount > 0);
      }),
    );
  });
});
