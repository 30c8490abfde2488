import { session } from '../../session/session';
import { accountKeys } from '../../device/storage/accountKeys';
import { deviceStorage } from '../../device/storage/deviceStorage';
import type { ShownPlaySession } from '../../device/storage/accountKeys';

/** Who has been shown a check this long ago has been told just now. */
const JUST_NOW_MS = 900_000;

const told = (): ShownPlaySession | undefined => {
  const userId = session.userId();
  return userId === undefined ? undefined : deviceStorage.read(accountKeys.shownPlaySession(userId));
};

/** Which reality checks the player has seen on this device, over reloads. */
export const shownRealityChecks = {
  /** How many came up in the play session that began then. */
  checksOf: (since: number): number => {
    const last = told();
    return last?.since === since ? last.checks : 0;
  },
  note: (playSession: ShownPlaySession): void => {
    const userId = session.userId();
    if (userId !== undefined) deviceStorage.write(accountKeys.shownPlaySession(userId), playSession);
  },
  wasJustShown: (nowMs: number): boolean => {
    const last = told();
    return last !== undefined && nowMs - last.atMs < JUST_NOW_MS;
  },
} as const;
