import { isCalendarDay } from '@kislap/domain';
import type { DayKey } from '@kislap/domain';
import type { StoredKey } from './StoredKey';

/**
 * What a device remembers of an advertisement.
 *
 * @example
 * const sight: AdSight = { shownOn: '2026-01-01', hiddenOn: '2026-01-01' };
 * isAdDue('always', sight, '2026-01-01'); // => false
 */
export interface AdSight {
  /** The Manila day it was last shown. */
  readonly shownOn: DayKey;
  /** The Manila day its visitor wanted no more of it, if one. */
  readonly hiddenOn?: DayKey | undefined;
}

const count = (stored: unknown): number | undefined =>
  typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : undefined;

const day = (stored: unknown): DayKey | undefined =>
  typeof stored === 'string' && isCalendarDay(stored) ? stored : undefined;

const adSight = (stored: unknown): AdSight | undefined => {
  if (typeof stored !== 'object' || stored === null || !('shownOn' in stored)) return undefined;
  const shownOn = day(stored.shownOn);
  if (shownOn === undefined) return undefined;
  return { shownOn, hiddenOn: 'hiddenOn' in stored ? day(stored.hiddenOn) : undefined };
};

/** Whose break or exclusion keeps a device quiet, and until when. */
export interface DeviceQuiet {
  readonly userId: number;
  /** In epoch seconds; exclusive. */
  readonly until: number;
  /** `plain` leaves other ways in out; not for who has no other one to the own money. */
  readonly login: 'plain' | 'any';
}

const quiet = (stored: unknown): DeviceQuiet | undefined => {
  if (typeof stored !== 'object' || stored === null || !('userId' in stored) || !('until' in stored))
    return undefined;
  const [userId, until] = [count(stored.userId), count(stored.until)];
  const login = 'login' in stored && stored.login === 'any' ? 'any' : 'plain';
  return userId === undefined || until === undefined ? undefined : { userId, until, login };
};

/** What the app remembers of what it has offered by itself, and that it is to offer nothing; its first view offers nothing. */
export const offerKeys = {
  /** The Manila day on which this player was last invited to bind a phone. */
  bindPhoneAskedOn: (userId: number) => ({ name: `bindPhoneAskedOn:${userId}`, parse: day }),
  /** When an advertisement was shown here, and for which day it was closed. */
  adSight: (adId: number) => ({ name: `ad:${adId}`, parse: adSight }),
  /** The last announced maintenance that this device has shown. */
  seenMaintenance: { name: 'seenMaintenance', parse: count },
  /** Somebody who is away has been signed in here: guests are offered nothing. The page's first script reads it too. */
  quiet: { name: 'quiet', parse: quiet },
  /** The instant (epoch milliseconds) at which the invitation to the home screen was closed. */
  installClosedAt: { name: 'installClosedAt', parse: count },
} as const satisfies Record<string, StoredKey<unknown> | ((of: never) => StoredKey<unknown>)>;
