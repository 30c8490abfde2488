import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../kernel';
import { checkPhone, maskPhone, normalizePhone } from './phone';

describe('normalizePhone', () => {
  it.each([
    ['9171234567', '9171234567'],
    ['09171234567', '9171234567'],
    ['+63 917 123 4567', '9171234567'],
    ['639171234567', '9171234567'],
    ['0063 917 123 4567', '9171234567'],
    ['+63 (0)917-123-4567', '9171234567'],
    ['0063 0917 123 4567', '9171234567'],
    ['8171234567', '8171234567'],
    ['0895 123 4567', '8951234567'],
    ['917123456', '917123456'],
    ['91712345678', '9171234567'],
    ['6391712345', '6391712345'],
    ['63', '63'],
    ['10063', '10063'],
    ['99639171234567', '9963917123'],
    ['0', ''],
    ['+', ''],
    ['', ''],
    ['🙂917', '917'],
  ])('makes of %j the field %j', (typed, field) => {
    expect(normalizePhone(typed)).toBe(field);
  });

  it('drops one 0, so that a number with two is none', () => {
    expect(normalizePhone('009171234567')).toBe('0917123456');
    expect(checkPhone('009171234567')).toEqual(fail('notAMobile'));
  });

  it('makes at most ten digits of anything, and takes what it made for the same mobile', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ -') }), (typed) => {
        const field = normalizePhone(typed);
        expect(field).toMatch(/^\d{0,10}$/);
        if (field.startsWith('9')) expect(normalizePhone(field)).toBe(field);
      }),
    );
  });

  it('finds every mobile in every way people write it', () => {
    const mobile = fc.stringMatching(/^9\d{9}$/);
    const prefix = fc.constantFrom('', '0', '63', '+63', '0063', '+63 0');
    fc.assert(
      fc.property(prefix, mobile, (before, field) => {
        expect(normalizePhone(before + field)).toBe(field);
      }),
    );
  });
});

describe('checkPhone', () => {
  it.each(['9171234567', '09171234567', '+63 917 123 4567', '0063 917 123 4567'])('accepts %s', (typed) => {
    expect(checkPhone(typed)).toEqual(ok('639171234567'));
  });

  it.each(['8171234567', '0895 123 4567', '917123456', '91712345678', '99999999999999999999'])(
    'refuses %s',
    (typed) => {
      expect(checkPhone(typed)).toEqual(fail('notAMobile'));
    },
  );

  it.each(['', '  ', 'phone'])('misses a phone in %j', (typed) => {
    expect(checkPhone(typed)).toEqual(fail('empty'));
  });
});

describe('maskPhone', () => {
  it('shows the prefix and the last four digits', () => {
    expect(maskPhone('639171234567')).toBe('+63 917 *** 4567');
  });

  it.each(['', '9171234567', '6391712', '1639171234567', '639171234567x', '639171234567\n1'])(
    'hides %j whole',
    (phone) => {
      expect(maskPhone(phone)).toBe('***');
    },
  );
});
