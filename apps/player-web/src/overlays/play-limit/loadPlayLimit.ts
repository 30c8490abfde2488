import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the overlay with the words that it alone says. */
export const loadPlayLimit = withLateWords(() =>
  import('./PlayLimitOverlay').then(({ PlayLimitOverlay }) => PlayLimitOverlay),
);
