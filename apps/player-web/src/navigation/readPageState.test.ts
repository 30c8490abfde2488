import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPageState } from './readPageState';

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

  it('is nothing when the history holds anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (told) => {
        expect(readPageState({ returnTo: told })).not.toHaveProperty('isSessionOver');
        expect(() => readPageState(told)).not.toThrow();
      }),
    );
  });
});
