import type { WithdrawalRecord } from '@kislap/api';
import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { expect, it } from 'vitest';
import { orderParts } from './orderParts';

const at = epochSecondsFrom(1_763_000_000);

const record = (id: number, pesos: number, fields: Partial<WithdrawalRecord> = {}): WithdrawalRecord => ({
  id,
  at,
  amount: moneyFromPeso(pesos),
  bankCode: 'GCASH',
  accountNumber: '09170000002',
  status: 'pending',
  step: 'review',
  orderId: `W${id}`,
  ...fields,
});

const whole = { amount: moneyFromPeso(120_000) };
const split = [record(5, 20_000), record(4, 50_000), record(3, 50_000)];
const part = (id: number, pesos: number) => ({ orderId: `W${id}`, amount: moneyFromPeso(pesos) });
const parts = [part(3, 50_000), part(4, 50_000), part(5, 20_000)];

it('a payout in several orders is each of them with its amount, as they were made', () => {
  const earlier = record(2, 50_000, { at: epochSecondsFrom(1_762_000_000) });
  const elsewhere = record(6, 100, { accountNumber: '09170000003' });
  expect(orderParts([elsewhere, ...split, earlier], whole, 'W3')).toEqual(parts);
});

it('one order is itself, whatever else goes out at that moment', () => {
  expect(orderParts([record(4, 300), record(3, 120_000)], whole, 'W3')).toEqual([part(3, 120_000)]);
});

it('orders that do not come to the whole amount, or are not in the record, are not told', () => {
  expect(orderParts(split.slice(1), whole, 'W3')).toEqual([]);
  expect(orderParts([...split, record(2, 1)], whole, 'W3')).toEqual([]);
  expect(orderParts(split, whole, 'W9')).toEqual([]);
});

it('an order without a number of its own is called by its id', () => {
  const { orderId: _none, ...nameless } = record(8, 120_000);
  expect(orderParts([nameless], whole, '8')).toEqual([{ orderId: '8', amount: whole.amount }]);
});
