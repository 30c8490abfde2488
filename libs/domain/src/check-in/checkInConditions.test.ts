import { describe, expect, it } from 'vitest';

import { pesos } from '../testing/pesos';
import { checkInConditions } from './checkInConditions';

const rules = { minVip: 1, totalDeposit: pesos(1000), dayDeposit: pesos(100), dayTurnover: pesos(500) };
const standing = {
  vipLevel: 3,
  vipOrder: 3,
  totalDeposit: pesos(4500),
  dayDeposit: pesos(1000),
  dayTurnover: pesos(2140),
};

describe('checkInConditions', () => {
  it('tells of every rule what it needs and what the player has', () => {
    expect(checkInConditions(rules, standing)).toEqual([
      { type: 'vip', isMet: true, have: 3, need: 1 },
      { type: 'totalDeposit', have: pesos(4500), need: pesos(1000), missing: undefined },
      { type: 'dayDeposit', have: pesos(1000), need: pesos(100), missing: undefined },
      { type: 'dayTurnover', have: pesos(2140), need: pesos(500), missing: undefined },
    ]);
  });

  it('puts what is not met first, with what is missing', () => {
    const short = { ...standing, dayDeposit: pesos(0), dayTurnover: pesos(320) };
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
    expect(checkInConditions({}, standing)).toEqual([]);
    expect(checkInConditions({ allowedOrders: [-1] }, standing)).toEqual([]);
  });

  it('says of a rule for selected players only whether the player is one of them', () => {
    expect(checkInConditions({ allowedOrders: [3] }, standing)).toEqual([
      { type: 'selectedPlayers', isMet: true },
    ]);
    expect(checkInConditions({ allowedOrders: [1] }, standing)).toEqual([
      { type: 'selectedPlayers', isMet: false },
    ]);
  });
});
