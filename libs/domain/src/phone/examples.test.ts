// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  checkPhone,
  epochMillisecondsFrom,
  fail,
  maskPhone,
  normalizePhone,
  ok,
  phoneWithAreaCode,
  smsResendAt,
  smsSecondsLeft,
} from '../index';

describe('examples of phone', () => {
  it('checkPhone', () => {
    expect(checkPhone('09171234567')).toEqual(ok('639171234567'));
    expect(checkPhone('0895 123 4567')).toEqual(fail('notAMobile'));
  });

  it('maskPhone', () => {
    expect(maskPhone('639171234567')).toEqual('+63 917 *** 4567');
    expect(maskPhone('0917')).toEqual('***');
  });

  it('normalizePhone', () => {
    expect(normalizePhone('0917 123 4567')).toEqual('9171234567');
    expect(normalizePhone('+63 917 123 4567')).toEqual('9171234567');
  });

  it('phoneWithAreaCode', () => {
    expect(phoneWithAreaCode('9171234567')).toEqual('639171234567');
  });

  it('smsResendAt', () => {
    const answeredAt = epochMillisecondsFrom(1_767_196_800_000);
    expect(smsResendAt(answeredAt)).toEqual(answeredAt + 60_000);
    expect(smsResendAt(answeredAt, 90)).toEqual(answeredAt + 90_000);
  });

  it('smsSecondsLeft', () => {
    const now = epochMillisecondsFrom(1_767_196_800_000);
    expect(smsSecondsLeft(smsResendAt(now), now)).toEqual(60);
    expect(smsSecondsLeft(now, smsResendAt(now))).toEqual(0);
  });
});
