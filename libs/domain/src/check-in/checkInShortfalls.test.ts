import { describe, expect, it } from 'vitest';

import { moneyFromScore } from '../money/moneyFromScore';
import { pesos } from '../testing/pesos';
import { checkInShortfalls } from './checkInShortfalls';

const rules = {
  minVip: 1,
  totalDeposit: pesos(500),
  dayDeposit: pesos(100),
  dayTurnover: pesos(1000),
  allowedOrders: [-1],
};
const standing = {
  vipLevel: 1,
  vipOrder: 3,
  totalDeposit: pesos(500),
  dayDeposit: pesos(100),
  dayTurnover: moneyFromScore(10000000),
};

describe('checkInShortfalls', () => {
  it('finds nothing missing at the exact limits', () => {
    expect(checkInShortfalls(rules, standing)).toEqual([]);
  });

  it('tells everything that is missing, in order', () => {
    const strict = { ...rules, minVip: 2, allowedOrders: [1, 2] };
    const poor = {
      ...standing,
      totalDeposit: pesos(200),
      dayDeposit: pesos(0),
      dayTurnover: moneyFromScore(9999999),
    };
    expect(checkInShortfalls(strict, poor)).toEqual([
      { type: 'vip', level: 2 },
      { type: 'totalDeposit', missing: pesos(300) },
      { type: 'dayDeposit', missing: pesos(100) },
      { type: 'dayTurnover', missing: pesos(0.01) },
      { type: 'selectedPlayers' },
    ]);
  });

  it('asks nothing without rules', () => {
    const nobody = {
      ...standing,
      vipLevel: 0,
      totalDeposit: pesos(0),
      dayDeposit: pesos(0),
      dayTurnover: pesos(0),
    };
    expect(checkInShortfalls({}, nobody)).toEqual([]);
  });

  it('compares turnover in pesos, not in ledger units', () => {
    const little = { ...standing, dayTurnover: moneyFromScore(1000) };
    expect(checkInShortfalls({ dayTurnover: pesos(1000) }, little)).toEqual([
      { type: 'dayTurnover', missing: pesos(999.9) },
    ]);
  });

  it('counts a rule of zero as met', () => {
    const zero = { minVip: 0, totalDeposit: pesos(0) };
    expect(checkInShortfalls(zero, { ...standing, vipLevel: 0, totalDeposit: pesos(0) })).toEqual([]);
  });

  it('lets a listed order in', () => {
    expect(checkInShortfalls({ allowedOrders: [1, 3] }, standing)).toEqual([]);
  });
});
