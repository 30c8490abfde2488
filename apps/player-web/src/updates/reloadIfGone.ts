import { isChunkLoadError } from './isChunkLoadError';
import { reloadOnce } from './reloadOnce';

/** If a part broke because its code is gone, a newer build is out: the page loads anew, once. */
export function reloadIfGone(error: unknown): void {
  if (error instanceof Error && isChunkLoadError(error.message)) reloadOnce(window);
}
