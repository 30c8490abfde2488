import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { putFirst } from './putFirst';

const MOST_RECENT = 20;

/** Remembers on this device that a player has opened a game. */
export function rememberRecentGame(userId: number, gameCode: string): void {
  const key = storedKeys.recentGames(userId);
  deviceStorage.write(key, putFirst(deviceStorage.read(key) ?? [], gameCode, MOST_RECENT));
}
