import { createHash } from 'node:crypto';

/** How long a copy of a file may be kept. */
export const cacheControl = {
  /** Under `/assets`: the folder is named after the content of its files. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, the worker, icons, notes about builds: asked for anew each time, sent again only when they changed. */
  checked: 'no-cache',
  /** Answers that are no file. */
  none: 'no-store',
} as const;

/** What goes with every answer for the app, whatever its status. `hstsSeconds` 0 leaves HSTS to somebody else. */
export function securityHeaders(policy: string, hstsSeconds: number): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
    // The pay window keeps its opener: it is opened in the tap that submits a deposit.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(hstsSeconds > 0 && {
      'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains`,
    }),
  };
}

/** What a policy of the app's pages allows beside its own origin. */
export interface PolicySources {
  /** Hashes (`sha256-…`) of the inline scripts that the build wrote. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the inline style sheets that the build wrote. */
  readonly styleHashes: readonly string[];
  /** Origins of the operator's APIs and of its error sink. */
  readonly connect: readonly string[];
  /** Origins of game studios and of the customer service page. */
  readonly frame: readonly string[];
  /** Origins of pictures. */
  readonly image: readonly string[];
}

/** Where a setting is an address of another origin, that origin; nothing for '' and for paths of the app's own site. */
export function originsOf(addresses: readonly (string | undefined)[]): readonly string[] {
  return addresses.flatMap((address = '') => (/^https?:/.test(address) ? [new URL(address).origin] : []));
}

/**
 * The Content-Security-Policy of the app's pages: its own files, what the build wrote inline, and the origins named;
 * Trusted Types on.
 */
export function appPolicy({ scriptHashes, styleHashes, connect, frame, image }: PolicySources): string {
  const list = (...sources: readonly string[]): string => [...new Set(sources)].join(' ');
  const directives = {
    'default-src': "'none'",
    'script-src': list("'self'", ...scriptHashes.map((hash) => `'${hash}'`)),
    'style-src': list("'self'", ...styleHashes.map((hash) => `'${hash}'`)),
    'img-src': list("'self'", 'data:', ...image),
    'connect-src': list("'self'", ...connect),
    'font-src': "'self' data:",
    'frame-src': list("'self'", ...frame),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'app-sw',
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** A script element: its attributes and its text. */
const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** A style sheet in the page: its text. */
const style = /<style>([\s\S]*?)<\/style>/g;
/** Types that a browser runs; anything else is data. */
const isRun = (attributes: string): boolean => {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
  return type === undefined || type === 'module' || type === 'text/javascript';
};

/** The hashes (`sha256-…`) by which a policy allows the inline scripts of these pages, each once. */
export function scriptHashes(pages: readonly string[]): readonly string[] {
  const inline = pages.flatMap((html) =>
    [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
      isRun(attributes) && !/\bsrc=/.test(attributes) ? [text] : [],
    ),
  );
  return hashesOf(inline);
}

/** The hashes (`sha256-…`) by which a policy allows the inline style sheets of these pages, each once. */
export function styleHashes(pages: readonly string[]): readonly string[] {
  return hashesOf(pages.flatMap((html) => [...html.matchAll(style)].map(([, text = '']) => text)));
}

const hashesOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);

/** What every server file is made from. */
export interface ServerFacts {
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** The home pages by their languages; the first is for whoever speaks none of them. */
  readonly homes: readonly HomeAddress[];
}

/** A home page, and who gets it. */
export interface HomeAddress {
  readonly file: string;
  /** What the cookie remembers of those who have chosen it. */
  readonly locale: string;
  /** The languages of a browser that get it. */
  readonly spokenAs: readonly string[];
}

/** Of the pages that are not for everybody: what a browser's first language begins with to get them. */
export const byBrowser = ([, ...others]: readonly HomeAddress[]) =>
  others
    .filter(({ spokenAs }) => spokenAs.length > 0)
    .map(({ file, locale, spokenAs }) => ({
      file,
      locale,
      begins: `^(${[...new Set([...spokenAs, locale])].join('|')})\\b`,
    }));
