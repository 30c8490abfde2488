import { toastPace } from '../patterns/toasts/toast';

/**
 * From now on a message stays until it is taken away: what a story shows does not depend on how long it took.
 *
 * @example
 * holdToasts(); // => undefined
 */
export function holdToasts(): void {
  toastPace.readingMs = Infinity;
}
