// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../index';

describe('examples of kernel', () => {
  it('fail', () => {
    expect(fail('tooLate')).toEqual({ ok: false, reason: 'tooLate' });
  });

  it('ok', () => {
    expect(ok('sent')).toEqual({ ok: true, value: 'sent' });
  });
});
