import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the page with the words that it alone says. */
export const loadFairness = withLateWords(() =>
  import('./FairnessPage').then(({ FairnessPage }) => FairnessPage),
);
