import { mutate, SWRConfig } from 'swr';
import { appAnswers } from '../offline/appAnswers';
import { accountKeys } from '../storage/accountKeys';
import { deviceStorage } from '../storage/deviceStorage';

/**
 * Forgets everything the app holds about a player, in memory and on the device. Their facts are cached under keys
 * that carry their id; what everybody may see stays.
 */
export function clearAccount(userId: number): void {
  deviceStorage.remove(accountKeys.lastTouchAt(userId));
  const isTheirs = (key: unknown): boolean => Array.isArray(key) && key[1] === userId;
  void mutate(isTheirs, undefined, { revalidate: false });
  // Paged lists keep their joined pages under texts that `mutate` passes over.
  const { cache } = SWRConfig.defaultValue;
  const lists = [...cache.keys()].filter((key) => key.startsWith('$inf$'));
  lists.forEach((key) => cache.delete(key));
  void appAnswers?.forgetOthers();
}
