import { lazyComponent } from '../../../code/lazyComponent';

/** What a search shows; its code is fetched when the search field is entered. */
export const searchResults = lazyComponent(() =>
  import('../search/SearchResults').then(({ SearchResults }) => SearchResults),
);
