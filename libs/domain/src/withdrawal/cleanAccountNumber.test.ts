import { describe, expect, it } from 'vitest';

import { cleanAccountNumber } from './cleanAccountNumber';

describe('cleanAccountNumber', () => {
  it('keeps the digits', () => {
    expect(cleanAccountNumber('0917-123 4567x')).toBe('09171234567');
    expect(cleanAccountNumber('')).toBe('');
  });
});
