import { describe, expect, it } from 'vitest';
import { pesos } from '../testing/pesos';
import { epochMillisecondsFrom } from '../time';
import { depositsAfter, openDepositOf, settledBy } from './awaitedDeposits';

const at = (ms: number) => epochMillisecondsFrom(1_767_196_800_000 + ms);

describe('credited deposits', () => {
  it('are news once each, after the mark, oldest first', () => {
    const rows = [{ id: 9 }, { id: 7 }, { id: 9 }, { id: 8 }, { id: 3 }];
    expect(depositsAfter(7, rows)).toEqual([{ id: 8 }, { id: 9 }]);
    expect(depositsAfter(9, rows)).toEqual([]);
  });
});

describe('which deposit a credit settles', () => {
  const awaited = (key: string, pesoAmount: number, postedAt: number, orderId?: string) => ({
    key,
    amount: pesos(pesoAmount),
    postedAt: at(postedAt),
    isLate: false,
    ...(orderId !== undefined && { orderId }),
  });
  const credit = (pesoAmount: number, orderId?: string) => ({
    id: 1,
    amount: pesos(pesoAmount),
    isFirst: false,
    ...(orderId !== undefined && { orderId }),
  });

  it('is the one whose order it names, never another of the same amount', () => {
    const own = [awaited('k1', 500, 0, 'D1'), awaited('k2', 500, 5, 'D2')];
    expect(settledBy(credit(500, 'D2'), own)?.key).toBe('k2');
    expect(settledBy(credit(500, 'D3'), own)).toBeUndefined();
  });

  it('is, where it names none, the one that the record shows as credited', () => {
    const own = [awaited('k1', 500, 0, 'D1'), awaited('k2', 500, 5, 'D2')];
    expect(settledBy(credit(500), own, ['D2'])?.key).toBe('k2');
  });

  it('is, failing that, the oldest of its amount without an order number', () => {
    const own = [awaited('k2', 500, 5), awaited('k3', 200, 0), awaited('k1', 500, 1)];
    expect(settledBy(credit(500), own)?.key).toBe('k1');
    expect(settledBy(credit(300), own)).toBeUndefined();
  });

  it('is none whose order the record does not show as credited: another device paid the same amount', () => {
    expect(settledBy(credit(500), [awaited('k1', 500, 0, 'D1')], ['D9'])).toBeUndefined();
    expect(settledBy(credit(500), [awaited('k1', 500, 0, 'D1')])).toBeUndefined();
  });
});

describe('an open deposit of the same amount', () => {
  const open = [
    { amount: pesos(500), madeAt: at(0), id: 'old' },
    { amount: pesos(500), madeAt: at(60_000), id: 'new' },
    { amount: pesos(200), madeAt: at(90_000), id: 'other' },
  ];

  it('is the newest of the last 30 minutes', () => {
    expect(openDepositOf(pesos(500), open, at(120_000))?.id).toBe('new');
    expect(openDepositOf(pesos(500), open, at(60_000 + 30 * 60_000))?.id).toBe('new');
    expect(openDepositOf(pesos(500), open, at(60_001 + 30 * 60_000))).toBeUndefined();
    expect(openDepositOf(pesos(100), open, at(120_000))).toBeUndefined();
  });

  it('is the newest, in whatever order they are listed', () => {
    expect(openDepositOf(pesos(500), open.toReversed(), at(120_000))?.id).toBe('new');
  });
});
