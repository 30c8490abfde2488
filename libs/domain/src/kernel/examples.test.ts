// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { assertNever, type Brand, checkPhone, fail, type Locale, ok, type Result } from '../index';

describe('examples of kernel', () => {
  it('assertNever', () => {
    const nameOf = (locale: Locale) => {
      switch (locale) {
        case 'en':
          return 'English';
        case 'tag':
          return 'Tagalog';
        default:
          return assertNever(locale);
      }
    };
    expect(nameOf('tag')).toEqual('Tagalog');
  });

  it('Brand', () => {
    type Metres = Brand<number, 'Metres'>;
    const isMetres = (length: number): length is Metres => length >= 0;
    expect(isMetres(5)).toEqual(true);
  });

  it('fail', () => {
    expect(fail('tooLate')).toEqual({ ok: false, reason: 'tooLate' });
  });

  it('ok', () => {
    expect(ok('sent')).toEqual({ ok: true, value: 'sent' });
  });

  it('Result', () => {
    const answer: Result<string, 'empty' | 'notAMobile'> = checkPhone('0917 123 4567');
    expect(answer.ok ? answer.value : answer.reason).toEqual('639171234567');
  });
});
