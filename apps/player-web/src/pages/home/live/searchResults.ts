import { lazyComponent } from '../../../code/lazyComponent';
import { withWords } from '../../../code/withWords';

/** What a search shows; its code is fetched when the search field is entered. */
export const searchResults = lazyComponent(
  withWords(() => import('../search/SearchResults').then(({ SearchResults }) => SearchResults)),
);
