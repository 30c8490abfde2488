import { lazyComponent } from '../../../code/lazyComponent';
import { withWords } from '../../../code/withWords';

/** The empty shelf of favourites; few visitors ever see it. */
export const lateNoFavorites = lazyComponent(
  withWords(() => import('../favorites/NoFavorites').then(({ NoFavorites }) => NoFavorites)),
);
