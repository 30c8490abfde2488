import { useState } from 'react';
import { appLocation, useAppLocation } from './appLocation';
import { readPageState } from './pageState';
import { routeAt } from './routes/routes';
import type { RouteName } from './routes/routes';

/**
 * What a page is searched for. A search has an entry in the history of its own, so that Back, the phone's or the page's,
 * ends it and stays on the page; emptied by hand it takes that entry along.
 */
export function useSearchText(page: RouteName): readonly [string, (next: string) => void] {
  const { pathname, state } = useAppLocation();
  const [typed, setTyped] = useState('');
  const isHere = routeAt(pathname)?.name === page;
  const isSearching = readPageState(state).isSearching === true;
  if (isHere && !isSearching && typed !== '') setTyped('');

  const change = (next: string): void => {
    if (isHere && !isSearching && next !== '') enterSearch();
    setTyped(next);
    if (isHere && isSearching && next === '') window.history.back();
  };
  return [typed, change];
}

function enterSearch(): void {
  const { pathname, search, state } = appLocation.snapshot();
  appLocation.go(pathname + search, {
    replace: false,
    state: { ...readPageState(state), isSearching: true },
  });
}
