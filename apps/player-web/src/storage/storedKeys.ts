import { epochMillisecondsFrom, isLocale } from '@kislap/domain';
import type { Locale } from '@kislap/domain';
import type { AwaitedDeposit } from '../deposit/AwaitedDeposit';
import type { Credentials } from '../session/Credentials';
import type { StoredKey } from './StoredKey';

const text = (stored: unknown): string | undefined =>
  typeof stored === 'string' && stored !== '' ? stored : undefined;
const count = (stored: unknown): number | undefined =>
  typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : undefined;
const flag = (stored: unknown): 1 | undefined => (stored === 1 ? 1 : undefined);
const language = (stored: unknown): Locale | undefined =>
  typeof stored === 'string' && isLocale(stored) ? stored : undefined;
const theme = (stored: unknown): 'dark' | 'light' | undefined =>
  stored === 'dark' || stored === 'light' ? stored : undefined;

const lessMotion = (stored: unknown): 'less' | undefined => (stored === 'less' ? 'less' : undefined);

const texts = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined;

const credentials = (stored: unknown): Credentials | undefined => {
  if (typeof stored !== 'object' || stored === null || !('token' in stored) || !('userId' in stored)) {
    return undefined;
  }
  const [token, userId] = [text(stored.token), count(stored.userId)];
  return token === undefined || userId === undefined ? undefined : { token, userId };
};

const awaitedDeposit = (stored: unknown): AwaitedDeposit | undefined => {
  if (typeof stored !== 'object' || stored === null || !('since' in stored)) return undefined;
  const since = count(stored.since);
  if (since === undefined) return undefined;
  const hasArrived = 'hasArrived' in stored && stored.hasArrived === true;
  return { since: epochMillisecondsFrom(since), hasArrived };
};

/** Everything the app remembers on a device, beside `offerKeys`, and nothing else. */
export const storedKeys = {
  /** The operator's token and whose it is. */
  session: { name: 'session', parse: credentials },
  locale: { name: 'locale', parse: language },
  theme: { name: 'theme', parse: theme },
  /** 'less' when the player asked for less motion here, whatever the device says. */
  motion: { name: 'motion', parse: lessMotion },
  /** 1 while nothing is fetched before it is needed. */
  isDataSaved: { name: 'isDataSaved', parse: flag },
  /** Ten digits, for "Remember this phone" on the login page. */
  rememberedPhone: { name: 'rememberedPhone', parse: text },
  /** 1 while the balance is hidden from those who look over a player's shoulder. */
  isBalanceHidden: { name: 'isBalanceHidden', parse: flag },
  /** The last searches for games, newest first. */
  searches: { name: 'searches', parse: texts },
  /** Codes of the games this player has opened here, the last one first. */
  recentGames: (userId: number) => ({ name: `recentGames:${userId}`, parse: texts }),
  /** A deposit of this player that is waited for. */
  awaitedDeposit: (userId: number) => ({ name: `awaitedDeposit:${userId}`, parse: awaitedDeposit }),
  /** The last deposit notice already announced to this player. */
  announcedDeposit: (userId: number) => ({ name: `announcedDeposit:${userId}`, parse: count }),
  /** The instant (epoch milliseconds) from which another SMS code of a kind may be sent. */
  smsResendAt: (scene: string) => ({ name: `smsResendAt:${scene}`, parse: count }),
  /** 1 while whoever brought the player here may hear of it. */
  marketingConsent: { name: 'marketingConsent', parse: flag },
  /** Events of this player that were told to them, newest first. */
  toldAdPoints: (userId: number) => ({ name: `toldAdPoints:${userId}`, parse: texts }),
  /** 1 once this player has closed the automatic Bind Phone prompt. */
  bindPhoneSeen: (userId: number) => ({ name: `bindPhoneSeen:${userId}`, parse: flag }),
} as const satisfies Record<string, StoredKey<unknown> | ((of: never) => StoredKey<unknown>)>;
