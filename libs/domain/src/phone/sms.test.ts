import { describe, expect, it } from 'vitest';
import { ms } from '../testing/ms';
import { smsResendAt, smsSecondsLeft } from './sms';

describe('the pause between two SMS codes', () => {
  it('is 60 s from the answer', () => {
    expect(smsResendAt(ms(0))).toBe(ms(60_000));
  });

  it('is as long as the operator says', () => {
    expect(smsResendAt(ms(0), 17)).toBe(ms(17_000));
    expect(smsResendAt(ms(0), 0)).toBe(ms(0));
  });

  it.each([
    [0, 60],
    [1, 60],
    [1_000, 59],
    [59_001, 1],
    [59_999, 1],
    [60_000, 0],
    [90_000, 0],
  ])('shows after %d ms that %d s are left, also to a page that was reloaded', (after, left) => {
    expect(smsSecondsLeft(ms(60_000), ms(after))).toBe(left);
  });

  it('is never longer than the wait, whatever the clock does', () => {
    expect(smsSecondsLeft(ms(60_000), ms(-86_400_000))).toBe(60);
    expect(smsSecondsLeft(ms(90_000), ms(0), 90)).toBe(90);
    expect(smsSecondsLeft(ms(90_000), ms(-86_400_000), 90)).toBe(90);
  });
});
