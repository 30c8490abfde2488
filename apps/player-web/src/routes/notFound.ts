import { lazyComponent } from '../code/lazyComponent';

/** The page of every address that leads nowhere. */
export const notFound = lazyComponent(() =>
  import('../pages/notFound/NotFoundPage').then(({ NotFoundPage }) => NotFoundPage),
);
