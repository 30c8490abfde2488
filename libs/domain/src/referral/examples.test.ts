// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { epochSecondsFrom, formatManila, nextCommissionAt } from '../index';

describe('examples of referral', () => {
  it('nextCommissionAt', () => {
    expect(formatManila(nextCommissionAt(epochSecondsFrom(1_767_196_800)))).toEqual('2026-01-01 06:00:00');
  });
});
