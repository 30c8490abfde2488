import { moneyFromPeso } from '@kislap/domain';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { payMethod } from '../contract/payMethods';
import { payMethodOf } from './payOffer';

function methodOf(fields: object, channel: object = {}) {
  const payChanel = [{ p: 'gcash', c: 'gc1', ...channel }];
  return payMethodOf(parse(payMethod, { id: 1, ...fields, payChanel }));
}

describe('the limits of a payment method', () => {
  it.each([[0], ['0'], [''], [null], [undefined], [-1]])('are not set where the wire says %j', (limit) => {
    const method = methodOf(
      { d_min: limit, d_max: limit, w_min: limit, w_max: limit },
      { min: limit, max: limit },
    );
    expect(method).toMatchObject({
      depositMin: undefined,
      depositMax: undefined,
      withdrawMin: undefined,
      withdrawMax: undefined,
      channels: [{ min: undefined, max: undefined }],
    });
  });

  it('are amounts where the wire names one', () => {
    const method = methodOf({ d_max: '50000', w_min: 100 }, { min: 0.5, max: '1234.56' });
    expect(method.depositMax).toBe(moneyFromPeso(50_000));
    expect(method.withdrawMin).toBe(moneyFromPeso(100));
    expect(method.channels[0]).toMatchObject({ min: moneyFromPeso(0.5), max: moneyFromPeso(1234.56) });
  });
});
