/**
 * What a page of the sandbox is: a page of the operator, or a game inside the app's frame. The app's is `appPolicy`.
 */
type PageKind = 'operator' | 'game';

interface PolicyOptions {
  readonly kind: PageKind;
  /**
   * The server's own origin. Named beside 'self' for games, because a sandboxed frame has an opaque origin of its own
   * and not every browser still matches 'self' there.
   */
  readonly origin?: string;
}

/** The Content-Security-Policy of a page: nothing but its own files, no inline script or style, Trusted Types on. */
export function contentSecurityPolicy({ kind, origin }: PolicyOptions): string {
  const own = kind === 'game' && origin ? `'self' ${origin}` : "'self'";
  const directives = {
    'default-src': "'none'",
    'script-src': own,
    'style-src': own,
    'img-src': `${own} data:`,
    'connect-src': own,
    'font-src': `${own} data:`,
    'base-uri': "'none'",
    'form-action': kind === 'game' ? "'none'" : "'self'",
    'frame-ancestors': kind === 'game' ? "'self'" : "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
  return policyText(directives);
}

const nothingAtAll = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

const filePolicies = {
  /** A worker obeys the policy of its script: the app's fetches its own files. */
  script: { ...nothingAtAll, 'script-src': "'self'", 'connect-src': "'self'" },
  /** A vector picture that is opened by itself: it may look like itself and do nothing. */
  picture: { ...nothingAtAll, 'style-src': "'unsafe-inline'", 'img-src': 'data:', sandbox: '' },
  data: nothingAtAll,
};

/** The Content-Security-Policy of an answer that is no page, in case it is opened as one. */
export function filePolicy(kind: keyof typeof filePolicies): string {
  return policyText(filePolicies[kind]);
}

function policyText(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}
