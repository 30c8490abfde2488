import type { PlayLimits } from '@kislap/api';

/** Which of the two is changed, and how everything is now. */
export interface PlayTimeOptions {
  readonly kind: 'time' | 'reality';
  readonly limits: PlayLimits;
}
