import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "font-src 'self' data:; frame-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app-sw";

describe('contentSecurityPolicy', () => {
  it('lets the app run only its own files, in no frame', () => {
    expect(contentSecurityPolicy({ kind: 'app' })).toBe(strict);
  });

  it('allows the inline scripts that the build wrote, by their hash', () => {
    expect(contentSecurityPolicy({ kind: 'app', scriptHashes: ['sha256-abc='] })).toContain(
      "script-src 'self' 'sha256-abc=';",
    );
  });

  it('lets a game be framed by its own site only, and names the origin for the opaque frame', () => {
    const policy = contentSecurityPolicy({ kind: 'game', origin: 'http://localhost:3000' });
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'self' http://localhost:3000;");
    expect(policy).toContain("form-action 'none'");
  });

  it.each(['app', 'operator', 'game'] as const)(
    'never allows inline or evaluated code on a page of the kind %s',
    (kind) => {
      expect(contentSecurityPolicy({ kind })).not.toMatch(/unsafe|\*/);
    },
  );
});
