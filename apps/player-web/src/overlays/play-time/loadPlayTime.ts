import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the overlay with the words that it alone says. */
export const loadPlayTime = withLateWords(() =>
  import('./PlayTimeOverlay').then(({ PlayTimeOverlay }) => PlayTimeOverlay),
);
