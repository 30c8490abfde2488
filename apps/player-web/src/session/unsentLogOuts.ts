import { afterFirstView } from '../device/afterFirstView';
import { deviceStorage } from '../device/storage/deviceStorage';
import { storedKeys } from '../device/storage/storedKeys';
import type { UnsentLogOut } from '../device/storage/storedKeys';

/** A session lives no longer than this after its beginning, whatever its owner does. */
const LONGEST_SESSION_MS = 30 * 86_400_000;

const all = (): readonly UnsentLogOut[] => deviceStorage.read(storedKeys.unsentLogOuts) ?? [];

function keep(unsent: readonly UnsentLogOut[]): void {
  if (unsent.length === 0) deviceStorage.remove(storedKeys.unsentLogOuts);
  else deviceStorage.write(storedKeys.unsentLogOuts, unsent);
}

let send = (): void => undefined;

/**
 * Log-outs on their way to the operator, which outlive a reload and a day without a connection. Each is told until it
 * is answered.
 */
export const unsentLogOuts = {
  /**
   * Sends what an earlier visit has left, and from now on whatever is left when the connection returns.
   *
   * @param sendAll tells the operator of every one; its code may come later
   */
  start(sendAll: () => void): void {
    send = sendAll;
    window.addEventListener('online', send);
    if (all().length > 0) afterFirstView(send, true);
  },
  add(token: string): void {
    keep([...all().filter((one) => one.token !== token), { token, at: Date.now() }]);
    send();
  },
  drop(token: string): void {
    keep(all().filter((one) => one.token !== token));
  },
  /** Those that may still end a session. */
  list(): readonly UnsentLogOut[] {
    const living = all().filter(({ at }) => Date.now() - at < LONGEST_SESSION_MS);
    if (living.length < all().length) keep(living);
    return living;
  },
} as const;
