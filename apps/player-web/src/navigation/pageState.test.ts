import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPageState } from './pageState';

describe('what a page was told', () => {
  it('is the way back and whether the session has ended', () => {
    expect(readPageState({ returnTo: '/user?tab=1', isSessionOver: true })).toEqual({
      returnTo: '/user?tab=1',
      isSessionOver: true,
    });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'never leads out of the app: %s',
    (returnTo) => expect(readPageState({ returnTo })).toEqual({}),
  );

  it.each([
    ['9171234567', '9171234567'],
    ['917123456', undefined],
    ['<b>9171234567', undefined],
    [9171234567, undefined],
  ])('is a phone to log in with, if it is one: %j', (phone, read) =>
    expect(readPageState({ phone }).phone).toBe(read),
  );

  it('is nothing when the history holds anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(readPageState({ returnTo: state })).not.toHaveProperty('isSessionOver');
        expect(() => readPageState(state)).not.toThrow();
      }),
    );
  });
});
