// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { epochSecondsFrom, statementMonths } from '../index';

describe('examples of statement', () => {
  it('statementMonths', () => {
    expect(statementMonths(epochSecondsFrom(1_767_196_800), 2)[1]).toEqual({
      month: '2025-12',
      from: '2025-12-01',
      to: '2025-12-31',
    });
  });
});
