/** Cookie that remembers the player's language. */
export const LANGUAGE_COOKIE = 'i18n_redirected';

/** First parts of addresses that are never a page of the app. */
export const reservedPaths = [
  'api',
  'pay',
  'go',
  'sandbox',
  '__sandbox',
  'assets',
  'builds',
  'health',
  'metrics',
] as const;

/** Media types by the endings of the build's files. */
export const mediaTypes: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/plain': ['txt', 'md'],
  'application/json': ['json', 'map'],
  'application/manifest+json': ['webmanifest'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/x-icon': ['ico'],
  'font/woff2': ['woff2'],
};
