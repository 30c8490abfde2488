import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';

/** A list of the latest things with `item` as its newest: each thing stands in it once, and at most `most` of them. */
export function putFirst(list: readonly string[], item: string, most: number): readonly string[] {
  return [item, ...list.filter((other) => other !== item)].slice(0, most);
}

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

const MOST_RECENT = 20;

/** Remembers on this device that a player has opened a game. */
export function rememberRecentGame(userId: number, gameCode: string): void {
  const key = storedKeys.recentGames(userId);
  deviceStorage.write(key, putFirst(deviceStorage.read(key) ?? [], gameCode, MOST_RECENT));
}
