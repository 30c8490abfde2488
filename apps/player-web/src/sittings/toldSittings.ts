import { session } from '../session/session';
import { accountKeys } from '../storage/accountKeys';
import { deviceStorage } from '../storage/deviceStorage';
import type { ToldSitting } from './ToldSitting';

/** Who has been told of a sitting this long ago has been told just now. */
const JUST_NOW_MS = 900_000;

const told = (): ToldSitting | undefined => {
  const userId = session.userId();
  return userId === undefined ? undefined : deviceStorage.read(accountKeys.toldSitting(userId));
};

/** Which reality checks the player has seen on this device, over reloads. */
export const toldSittings = {
  /** How many came up in the sitting that began then. */
  checksOf: (since: number): number => {
    const last = told();
    return last?.since === since ? last.checks : 0;
  },
  note: (sitting: ToldSitting): void => {
    const userId = session.userId();
    if (userId !== undefined) deviceStorage.write(accountKeys.toldSitting(userId), sitting);
  },
  wasJustTold: (nowMs: number): boolean => {
    const last = told();
    return last !== undefined && nowMs - last.atMs < JUST_NOW_MS;
  },
} as const;
