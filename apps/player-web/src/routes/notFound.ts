import { lazyComponent } from '../code/lazyComponent';
import { withWords } from '../code/withWords';

/** The page of every address that leads nowhere. */
export const notFound = lazyComponent(
  withWords(() => import('../pages/notFound/NotFoundPage').then(({ NotFoundPage }) => NotFoundPage)),
);
