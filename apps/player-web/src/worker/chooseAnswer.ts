/** How the worker answers a request: with a page or a file of the build, with a kept picture, or not at all. */
export type AnswerFrom = 'page' | 'build' | 'pictures' | 'network';

/** What the choice looks at. */
export interface AskedFor {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
}

/** Addresses of the operator: calls, pay pages, games, and the files that tell about builds. */
const operators = /^\/(?:api|pay|go|sandbox|__sandbox|builds)(?:\/|$)/;
const artOfSandbox = /^\/sandbox\/art\//;

/**
 * Who answers a request: only reads on the app's own site, never a call of the operator. Call answers are not kept
 * here, and payments go out at once or not at all.
 *
 * @param origin the worker's own
 */
export function chooseAnswer({ method, url, mode, destination }: AskedFor, origin: string): AnswerFrom {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  const { pathname } = address;
  if (destination === 'image' && (artOfSandbox.test(pathname) || !operators.test(pathname))) {
    return pathname.startsWith('/assets/') ? 'build' : 'pictures';
  }
  if (operators.test(pathname)) return 'network';
  if (pathname.startsWith('/assets/')) return 'build';
  const looksLikeFile = pathname.slice(pathname.lastIndexOf('/')).includes('.');
  return mode === 'navigate' && !looksLikeFile ? 'page' : 'network';
}
