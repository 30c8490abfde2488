/** Who answers a request: the operator, the worker with a page from the folder, or the folder's server by itself. */
export type Answerer = 'operator' | 'page' | 'server';

const calls = /^\/(?:api|go|pay|__sandbox)\//;
/** The operator's pages that are drawn when they are asked for, and what they post. */
const drawn = /^\/sandbox\/(?:cashier|games|wrapper|help|app-package|terms|privacy)(?:\/|$)/;
const ownFiles = /^\/demo(?:\/|$)/;

/**
 * Says who answers.
 *
 * @param path of the folder's own origin
 * @param isPage whether a window or a frame goes there
 */
export function answererOf(path: string, isPage: boolean): Answerer {
  if (calls.test(path) || drawn.test(path)) return 'operator';
  return isPage && !ownFiles.test(path) ? 'page' : 'server';
}
