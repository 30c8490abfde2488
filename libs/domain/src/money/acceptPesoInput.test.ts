import { describe, expect, it } from 'vitest';

import { acceptPesoInput } from './acceptPesoInput';

describe('acceptPesoInput', () => {
  it.each([
    ['whole', '', ''],
    ['whole', '123', '123'],
    ['whole', '₱1,234', '1234'],
    ['whole', 'php 50', '50'],
    ['whole', '123456789', '123456789'],
    ['whole', '₱1,000.00', '1000'],
    ['whole', '50.0', '50'],
    ['centavos', '', ''],
    ['centavos', '.', '.'],
    ['centavos', '12.', '12.'],
    ['centavos', '12.34', '12.34'],
    ['centavos', '₱1,234.56', '1234.56'],
  ] as const)('takes into a field of %s the text %j as %j', (precision, typed, text) => {
    expect(acceptPesoInput('77', typed, precision)).toBe(text);
  });

  it.each([
    ['whole', '1.5'],
    ['whole', '1.'],
    ['whole', '1.000'],
    ['whole', '12a'],
    ['whole', 'a12'],
    ['whole', '1234567890'],
    ['centavos', '12.345'],
    ['centavos', '1.2.3'],
    ['centavos', '1e3'],
    ['centavos', 'x1'],
    ['centavos', '-5'],
    ['centavos', '1234567890'],
  ] as const)('keeps a field of %s as it was when %j is typed', (precision, typed) => {
    expect(acceptPesoInput('77', typed, precision)).toBe('77');
  });
});
