import { useEffect, useState } from 'react';
import { appLocation, useAppLocation } from './appLocation';
import { readPageState } from './pageState';
import { routeAt } from './routes/routes';
import type { RouteName } from './routes/routes';

/** Typing has paused for so long before the history knows the text: Safari takes 100 changes in half a minute. */
const PAUSE_MS = 500;

/**
 * What a page is searched for. A search has an entry in the history of its own, so that Back, the phone's or the page's,
 * ends it and stays on the page; emptied by hand it takes that entry along. The entry holds the text: a page that is
 * loaded again searches on.
 */
export function useSearchText(page: RouteName): readonly [string, (next: string) => void] {
  const { pathname, state } = useAppLocation();
  const { searchText } = readPageState(state);
  const isHere = routeAt(pathname)?.name === page;
  const [typed, setTyped] = useState(isHere ? (searchText ?? '') : '');
  const isSearching = searchText !== undefined;
  if (isHere && !isSearching && typed !== '') setTyped('');

  const isKept = !isHere || !isSearching || typed === '' || typed === searchText;
  useEffect(() => {
    if (isKept) return undefined;
    const pause = setTimeout(() => {
      if (appLocation.hasArrived()) keepSearching(typed);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isKept, typed]);

  const change = (next: string): void => {
    if (isHere && !isSearching && next !== '') keepSearching(next);
    setTyped(next);
    if (isHere && isSearching && next === '') window.history.back();
  };
  return [typed, change];
}

/** Begins a search, or changes the text of the one that has begun: it has one entry, though its text comes in pieces. */
function keepSearching(searchText: string): void {
  const { pathname, search, state } = appLocation.snapshot();
  const page = readPageState(state);
  const replace = page.searchText !== undefined;
  appLocation.go(pathname + search, { replace, state: { ...page, searchText } });
}
