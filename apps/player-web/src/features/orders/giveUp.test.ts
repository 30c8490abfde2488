import { OfflineError } from '@kislap/api';
import { epochMillisecondsFrom, epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { PaymentOrder } from '@kislap/domain';
import { describe, expect, it, vi } from 'vitest';
import { giveUp } from './giveUp';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { OrderWatch } from './OrderWatch';

const postedAt = epochMillisecondsFrom(1_767_196_800_000);
const unknown: OwnOrder = {
  key: 'k1',
  kind: 'deposit',
  state: 'unknown',
  amount: moneyFromPeso(500),
  bonus: zeroMoney,
  channelName: 'Gcash',
  postedAt,
  isLate: false,
  saysPaid: false,
};
const made: PaymentOrder = {
  orderId: 'D1',
  kind: 'deposit',
  amount: unknown.amount,
  status: 'pending',
  step: 'ready',
  at: epochSecondsFrom(1_767_196_800),
};

function ports(
  found: { byKey?: PaymentOrder | Error; inRecords?: PaymentOrder },
  secondsLater: number,
  tells = true,
) {
  const watch = Object.create(OrderWatch.prototype);
  const dropped = vi.spyOn(watch, 'dropped').mockReturnValue(undefined);
  const settled = vi.spyOn(watch, 'settleFound').mockReturnValue(undefined);
  const burnKey = vi.fn(async () => {
    if (found.byKey instanceof Error) throw found.byKey;
    return found.byKey;
  });
  return {
    dropped,
    settled,
    burnKey,
    all: {
      watch,
      now: () => epochMillisecondsFrom(postedAt + secondsLater * 1000),
      tellsOrders: async () => tells,
      burnKey,
      findInRecords: async () => found.inRecords,
    },
  };
}

describe('giving up a payment without an answer', () => {
  it('is not possible while it may still be on its way', async () => {
    const { all, burnKey } = ports({}, 34);
    expect(await giveUp(7, unknown, all)).toEqual({ type: 'stillUnknown' });
    expect(burnKey).not.toHaveBeenCalled();
  });

  it('says that nothing was made only once the key is burnt', async () => {
    const { all, dropped, burnKey } = ports({}, 35);
    expect(await giveUp(7, unknown, all)).toEqual({ type: 'nothingMade' });
    expect(burnKey).toHaveBeenCalledWith('k1');
    expect(dropped).toHaveBeenCalledWith(7, 'k1');
  });

  it('finds that it was made after all', async () => {
    const { all, dropped, settled } = ports({ byKey: made }, 35);
    expect(await giveUp(7, unknown, all)).toEqual({ type: 'found', found: made });
    expect(settled).toHaveBeenCalledWith(7, unknown, made);
    expect(dropped).not.toHaveBeenCalled();
  });

  it('stays unknown when the operator does not answer', async () => {
    const { all, dropped } = ports({ byKey: new OfflineError('unreachable', { wasSent: true }) }, 600);
    expect(await giveUp(7, unknown, all)).toEqual({ type: 'stillUnknown' });
    expect(dropped).not.toHaveBeenCalled();
  });

  it('at an operator that burns no keys waits for the records, and never says that nothing was made', async () => {
    expect(await giveUp(7, unknown, ports({}, 60, false).all)).toEqual({ type: 'stillUnknown' });
    expect(await giveUp(7, unknown, ports({}, 120, false).all)).toEqual({ type: 'notInRecords' });
    expect(await giveUp(7, unknown, ports({ inRecords: made }, 40, false).all)).toMatchObject({
      type: 'found',
    });
  });
});
