import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { putFirst } from './putFirst';

const MOST_SEARCHES = 5;
/** A shorter text is the beginning of a search, not one. */
const SHORTEST = 2;

/** Remembers a search that has led to a game, to be offered again on this device. */
export function rememberSearch(query: string): void {
  const search = query.trim();
  if (search.length < SHORTEST) return;
  const known = deviceStorage.read(storedKeys.searches) ?? [];
  deviceStorage.write(storedKeys.searches, putFirst(known, search, MOST_SEARCHES));
}
