import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { inAppPath } from './inAppPath';

const origin = 'https://kislap.example';

describe('inAppPath', () => {
  it.each([
    ['/', '/'],
    ['/user/mail?id=3#top', '/user/mail?id=3#top'],
    ['/a/../user', '/user'],
    ['/promotion?next=//evil.example', '/promotion?next=//evil.example'],
  ])('leads %s to %s', (redirect, path) => {
    expect(inAppPath(redirect)).toBe(path);
  });

  it.each([
    '',
    'user',
    ' /user',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '//[',
  ])('leads %j nowhere', (redirect) => {
    expect(inAppPath(redirect)).toBeUndefined();
  });

  it('never leads out of the app', () => {
    const text = fc.string({ unit: fc.constantFrom(...'/\\.@:?#%\t\n ab') });
    fc.assert(
      fc.property(text, (rest) => {
        const path = inAppPath(`/${rest}`) ?? '/';
        expect(new URL(path, origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
