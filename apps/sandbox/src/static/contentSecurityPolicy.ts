/** What a page of the sandbox is: the player app, a page of the operator, or a game inside the app's frame. */
export type PageKind = 'app' | 'operator' | 'game';

interface PolicyOptions {
  readonly kind: PageKind;
  /** Hashes (`sha256-…`) of the inline scripts the build wrote on purpose. */
  readonly scriptHashes?: readonly string[];
  /**
   * The server's own origin. Named beside 'self' for games, because a sandboxed frame has an opaque origin of its own
   * and not every browser still matches 'self' there.
   */
  readonly origin?: string;
}

/** The Content-Security-Policy of a page: nothing but its own files, no inline script or style, Trusted Types on. */
export function contentSecurityPolicy({ kind, scriptHashes = [], origin }: PolicyOptions): string {
  const own = kind === 'game' && origin ? `'self' ${origin}` : "'self'";
  const hashes = scriptHashes.map((hash) => ` '${hash}'`).join('');
  const directives = {
    'default-src': "'none'",
    'script-src': own + hashes,
    'style-src': own,
    'img-src': `${own} data:`,
    'connect-src': own,
    'font-src': `${own} data:`,
    ...(kind === 'app' && { 'frame-src': "'self'", 'worker-src': "'self'", 'manifest-src': "'self'" }),
    'base-uri': "'none'",
    'form-action': kind === 'game' ? "'none'" : "'self'",
    'frame-ancestors': kind === 'game' ? "'self'" : "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': kind === 'app' ? 'app-sw' : "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
