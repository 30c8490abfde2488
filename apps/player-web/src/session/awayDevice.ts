import type { Away } from '@kislap/api';
import { operatorNow } from '../device/clock/operatorNow';
import { accountKeys } from '../device/storage/accountKeys';
import { deviceStorage } from '../device/storage/deviceStorage';
import { offerKeys } from '../device/storage/offerKeys';

/** An exclusion that has ended is come back from by an act; until then the device stays quiet. */
const untilTheyAreBack = 9_999_999_999;

const current = () => {
  const kept = deviceStorage.read(offerKeys.quiet);
  return kept !== undefined && kept.until > operatorNow() ? kept : undefined;
};

/**
 * A device on which somebody who is away was signed in: its guests are offered nothing, whoever they are, since nobody
 * knows who holds it. It forgets nothing when that session ends. `data-quiet` of the page says the same to what has no room
 * for this code; the page's first script sets it too.
 */
export const awayDevice = {
  /** Keeps that a player is away; the longest of several counts. */
  keep(userId: number, { kind, until }: Away): void {
    const end = kind === 'over' ? untilTheyAreBack : (until ?? untilTheyAreBack);
    const kept = current();
    if (kept !== undefined && kept.userId !== userId && kept.until >= end) return;
    const login = deviceStorage.read(accountKeys.hasNoPassword(userId)) === 1 ? 'any' : 'plain';
    deviceStorage.write(offerKeys.quiet, { userId, until: end, login });
    document.documentElement.dataset['quiet'] = login;
  },
  /** A player is back. */
  forget(userId: number): void {
    if (deviceStorage.read(offerKeys.quiet)?.userId !== userId) return;
    deviceStorage.remove(offerKeys.quiet);
    delete document.documentElement.dataset['quiet'];
  },
  /** Whether guests are offered nothing here. */
  isQuiet: (): boolean => current() !== undefined,
  /** When that ends; `undefined` when nobody knows. */
  quietUntil(): number | undefined {
    const until = current()?.until;
    return until === untilTheyAreBack ? undefined : until;
  },
} as const;
