import { epochMillisecondsFrom } from '@kislap/domain';
import type { AwaitedDeposit } from '../deposit/AwaitedDeposit';
import type { ToldSitting } from '../sittings/ToldSitting';
import type { StoredKey } from './StoredKey';

const count = (stored: unknown): number | undefined =>
  typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : undefined;

const flag = (stored: unknown): 1 | undefined => (stored === 1 ? 1 : undefined);

const texts = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined;

const awaitedDeposit = (stored: unknown): AwaitedDeposit | undefined => {
  if (typeof stored !== 'object' || stored === null || !('since' in stored)) return undefined;
  const since = count(stored.since);
  if (since === undefined) return undefined;
  const hasArrived = 'hasArrived' in stored && stored.hasArrived === true;
  return { since: epochMillisecondsFrom(since), hasArrived };
};

const toldSitting = (stored: unknown): ToldSitting | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('since' in stored) || !('checks' in stored) || !('atMs' in stored)) return undefined;
  const [since, checks, atMs] = [count(stored.since), count(stored.checks), count(stored.atMs)];
  if (since === undefined || checks === undefined || atMs === undefined) return undefined;
  return { since, checks, atMs };
};

/** What the app remembers of an account's own affairs; its first view knows nothing of them. */
export const accountKeys = {
  /** A deposit of this player that is waited for. */
  awaitedDeposit: (userId: number) => ({ name: `awaitedDeposit:${userId}`, parse: awaitedDeposit }),
  /** The last deposit notice already announced to this player. */
  announcedDeposit: (userId: number) => ({ name: `announcedDeposit:${userId}`, parse: count }),
  /** Events of this player that were told to them, newest first. */
  toldAdPoints: (userId: number) => ({ name: `toldAdPoints:${userId}`, parse: texts }),
  /** The instant (epoch milliseconds) from which another SMS code of a kind may be sent. */
  smsResendAt: (scene: string) => ({ name: `smsResendAt:${scene}`, parse: count }),
  /** What this player was told of their latest sitting at the games. */
  toldSitting: (userId: number) => ({ name: `toldSitting:${userId}`, parse: toldSitting }),
  /** When the app was last touched while this player was signed in, in epoch milliseconds. */
  lastTouchAt: (userId: number) => ({ name: `lastTouchAt:${userId}`, parse: count }),
  /** 1 once this player has closed the automatic Bind Phone prompt. */
  bindPhoneSeen: (userId: number) => ({ name: `bindPhoneSeen:${userId}`, parse: flag }),
} as const satisfies Record<string, StoredKey<unknown> | ((of: never) => StoredKey<unknown>)>;
