import { sep } from 'node:path';
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveInside } from './resolveInside';

describe('resolveInside', () => {
  it('finds a file below the folder', () => {
    expect(resolveInside('/srv/dist', '/assets/app.js')).toBe('/srv/dist/assets/app.js');
  });

  it.each([
    '/../secret',
    '/assets/../../secret',
    '/%2e%2e/secret',
    '/%2e%2e%2fsecret',
    '/..%5csecret',
    '/a\\..\\secret',
    '/app.js%00.png',
    '/.env',
    '/assets/.git/config',
    '/%zz',
    '/',
    '',
  ])('refuses %j', (path) => {
    expect(resolveInside('/srv/dist', path)).toBeUndefined();
  });

  it('never leaves the folder', () => {
    assert(
      property(string({ unit: 'binary' }), (path) => {
        const file = resolveInside('/srv/dist', path);
        expect(file === undefined || file.startsWith(`/srv/dist${sep}`)).toBe(true);
      }),
    );
  });
});
