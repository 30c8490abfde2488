import type { Relief } from '@kislap/domain';

/**
 * State rule of relief: 0 closed, 1 open, 2 used up for today. A number that is not known is closed.
 *
 * @example
 * reliefStateOf(1); // => 'open'
 * reliefStateOf(9); // => 'closed'
 */
export function reliefStateOf(state: number): Relief['state'] {
  switch (state) {
    case 1:
      return 'open';
    case 2:
      return 'usedUp';
    default:
      return 'closed';
  }
}
