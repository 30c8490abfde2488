import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy';

describe('contentSecurityPolicy', () => {
  it('lets a page of the operator load only its own files, in no frame', () => {
    expect(contentSecurityPolicy({ kind: 'operator' })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "font-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it('lets a game be framed by its own site only, and names the origin for the opaque frame', () => {
    const policy = contentSecurityPolicy({ kind: 'game', origin: 'http://localhost:3000' });
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'self' http://localhost:3000;");
    expect(policy).toContain("form-action 'none'");
  });

  it.each(['operator', 'game'] as const)(
    'never allows inline or evaluated code on a page of the kind %s',
    (kind) => {
      expect(contentSecurityPolicy({ kind })).not.toMatch(/unsafe|\*/);
    },
  );
});
