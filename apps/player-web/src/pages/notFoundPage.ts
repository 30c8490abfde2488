import { lazyScreen } from '../navigation/lazy/lazyComponent';

/** The page of every address that leads nowhere. */
export const notFoundPage = lazyScreen(() =>
  import('./not-found/NotFoundPage').then(({ NotFoundPage }) => NotFoundPage),
);
