import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { safeExternalUrl } from './safeExternalUrl';

const base = 'https://kislap.example';

describe('safeExternalUrl', () => {
  it.each([
    ['https://pay.example/o/1?x=2#3', 'https://pay.example/o/1?x=2#3'],
    ['http://pay.example', 'http://pay.example/'],
    ['HTTPS://pay.example/', 'https://pay.example/'],
    ['/sandbox/cashier/17', 'https://kislap.example/sandbox/cashier/17'],
    ['//pay.example/o', 'https://pay.example/o'],
  ])('opens %s', (link, href) => {
    expect(safeExternalUrl(link, base)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,hi',
    'intent://scan/#Intent;end',
    'blob:https://pay.example/1',
    'file:///etc/passwd',
    'ftp://pay.example',
    'gcash://pay',
    'https://kislap.example@evil.example/',
    'https://:secret@evil.example/',
    'https://',
    'http://[',
  ])('does not open %s', (link) => {
    expect(safeExternalUrl(link, base)).toBeUndefined();
  });

  it('opens nothing but the web, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `javascript:${rest}`),
        ),
        (link) => {
          expect(safeExternalUrl(link, base) ?? base).toMatch(/^https?:\/\//);
        },
      ),
    );
  });
});
