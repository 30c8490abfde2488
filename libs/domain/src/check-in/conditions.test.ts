import { describe, expect, it } from 'vitest';
import { moneyFromScore } from '../money';
import { pesos } from '../testing/pesos';
import { checkInConditions, checkInShortfalls } from './conditions';

const rules = { minVip: 1, totalDeposit: pesos(1000), dayDeposit: pesos(100), dayTurnover: pesos(500) };
const status = {
  vipLevel: 3,
  vipOrder: 3,
  totalDeposit: pesos(4500),
  dayDeposit: pesos(1000),
  dayTurnover: pesos(2140),
};

describe('checkInConditions', () => {
  it('tells of every rule what it needs and what the player has', () => {
    expect(checkInConditions(rules, status)).toEqual([
      { type: 'vip', isMet: true, have: 3, need: 1 },
      { type: 'totalDeposit', have: pesos(4500), need: pesos(1000), missing: undefined },
      { type: 'dayDeposit', have: pesos(1000), need: pesos(100), missing: undefined },
      { type: 'dayTurnover', have: pesos(2140), need: pesos(500), missing: undefined },
    ]);
  });

  it('puts what is not met first, with what is missing', () => {
    const short = { ...status, dayDeposit: pesos(0), dayTurnover: pesos(320) };
    expect(checkInConditions(rules, short).map(({ type }) => type)).toEqual([
      'dayDeposit',
      'dayTurnover',
      'vip',
      'totalDeposit',
    ]);
    expect(checkInConditions(rules, short)[1]).toEqual({
      type: 'dayTurnover',
      have: pesos(320),
      need: pesos(500),
      missing: pesos(180),
    });
  });

  it('lists nothing without rules, and no order rule that lets everyone in', () => {
    expect(checkInConditions({}, status)).toEqual([]);
    expect(checkInConditions({ allowedOrders: [-1] }, status)).toEqual([]);
  });

  it('says of a rule for selected players only whether the player is one of them', () => {
    expect(checkInConditions({ allowedOrders: [3] }, status)).toEqual([
      { type: 'selectedPlayers', isMet: true },
    ]);
    expect(checkInConditions({ allowedOrders: [1] }, status)).toEqual([
      { type: 'selectedPlayers', isMet: false },
    ]);
  });
});

describe('checkInShortfalls', () => {
  const rules = {
    minVip: 1,
    totalDeposit: pesos(500),
    dayDeposit: pesos(100),
    dayTurnover: pesos(1000),
    allowedOrders: [-1],
  };

  const status = {
    vipLevel: 1,
    vipOrder: 3,
    totalDeposit: pesos(500),
    dayDeposit: pesos(100),
    dayTurnover: moneyFromScore(10000000),
  };

  it('finds nothing missing at the exact limits', () => {
    expect(checkInShortfalls(rules, status)).toEqual([]);
  });

  it('tells everything that is missing, in order', () => {
    const strict = { ...rules, minVip: 2, allowedOrders: [1, 2] };
    const poor = {
      ...status,
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
      ...status,
      vipLevel: 0,
      totalDeposit: pesos(0),
      dayDeposit: pesos(0),
      dayTurnover: pesos(0),
    };
    expect(checkInShortfalls({}, nobody)).toEqual([]);
  });

  it('compares turnover in pesos, not in ledger units', () => {
    const little = { ...status, dayTurnover: moneyFromScore(1000) };
    expect(checkInShortfalls({ dayTurnover: pesos(1000) }, little)).toEqual([
      { type: 'dayTurnover', missing: pesos(999.9) },
    ]);
  });

  it('counts a rule of zero as met', () => {
    const zero = { minVip: 0, totalDeposit: pesos(0) };
    expect(checkInShortfalls(zero, { ...status, vipLevel: 0, totalDeposit: pesos(0) })).toEqual([]);
  });

  it('lets a listed order in', () => {
    expect(checkInShortfalls({ allowedOrders: [1, 3] }, status)).toEqual([]);
  });
});
