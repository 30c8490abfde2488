import { appOfflineCache } from './offline/appOfflineCache';
import { lastView } from './offline/lastView';
import { session } from './session';
import { accountKeys } from '../device/storage/accountKeys';
import { deviceStorage } from '../device/storage/deviceStorage';

/** Forgets everything that is kept on the device about a player. What the page knew of them went with their cache. */
export function clearAccount(userId: number): void {
  deviceStorage.remove(accountKeys.lastTouchAt(userId));
  clearMemory(userId);
  lastView.forgetOthers(session.userId());
  void appOfflineCache?.forgetOthers();
}

/** Holds nothing in memory of what is kept on the device for a player; there it stays. */
export function clearMemory(userId: number): void {
  appOfflineCache?.dropFromMemory(String(userId));
}
