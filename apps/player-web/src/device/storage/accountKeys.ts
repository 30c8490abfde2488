import { epochMillisecondsFrom, isMoney } from '@kislap/domain';
import type { EpochMilliseconds, Money } from '@kislap/domain';
import type { StoredKey } from './StoredKey';

/** A wait for another SMS code: its end by the device clock, and how long it is in all. */
export interface SmsWait {
  readonly resendAt: EpochMilliseconds;
  readonly seconds: number;
}

/** A withdrawal that was sent from this device, and made as far as is known. */
export interface SentWithdrawal {
  /** Its idempotency key. */
  readonly key: string;
  readonly amount: Money;
  /** The bank and the end of the account's number. */
  readonly to: string;
  /** By the device clock. */
  readonly at: EpochMilliseconds;
}

const count = (stored: unknown): number | undefined =>
  typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : undefined;

const flag = (stored: unknown): 1 | undefined => (stored === 1 ? 1 : undefined);

const texts = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined;

const smsWait = (stored: unknown): SmsWait | undefined => {
  if (typeof stored !== 'object' || stored === null || !('resendAt' in stored) || !('seconds' in stored))
    return undefined;
  const [resendAt, seconds] = [count(stored.resendAt), count(stored.seconds)];
  if (resendAt === undefined || seconds === undefined) return undefined;
  return { resendAt: epochMillisecondsFrom(resendAt), seconds };
};

const sentWithdrawal = (stored: unknown): SentWithdrawal | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { key, amount, to, at }: Readonly<Record<string, unknown>> = { ...stored };
  const madeAt = count(at);
  if (typeof key !== 'string' || typeof to !== 'string') return undefined;
  if (!isMoney(amount) || madeAt === undefined) return undefined;
  return { key, amount, to, at: epochMillisecondsFrom(madeAt) };
};

/** What the app remembers of an account's own affairs; its first view knows nothing of them. */
export const accountKeys = {
  /** The last deposit notice already announced to this player. */
  announcedDeposit: (userId: number) => ({ name: `announcedDeposit:${userId}`, parse: count }),
  /** Events of this player that were told to them, newest first. */
  toldAdPoints: (userId: number) => ({ name: `toldAdPoints:${userId}`, parse: texts }),
  /** The wait until another SMS code of a kind may be sent. */
  smsWait: (scene: string) => ({ name: `smsWait:${scene}`, parse: smsWait }),
  /** When the app was last touched while this player was signed in, in epoch milliseconds. */
  lastTouchAt: (userId: number) => ({ name: `lastTouchAt:${userId}`, parse: count }),
  /** The last withdrawal sent from here, unless it is known not to be made. */
  sentWithdrawal: (userId: number) => ({ name: `sentWithdrawal:${userId}`, parse: sentWithdrawal }),
  /** 1 when this player has no password here: a locked app has nothing to ask for. */
  hasNoPassword: (userId: number) => ({ name: `hasNoPassword:${userId}`, parse: flag }),
  /** 1 once this player has closed the automatic Bind Phone prompt. */
  bindPhoneSeen: (userId: number) => ({ name: `bindPhoneSeen:${userId}`, parse: flag }),
} as const satisfies Record<string, StoredKey<unknown> | ((of: never) => StoredKey<unknown>)>;
