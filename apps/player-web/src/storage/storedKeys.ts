import { isLocale } from '@kislap/domain';
import type { Locale } from '@kislap/domain';
import type { Credentials } from '../session/Credentials';
import type { StoredKey } from './StoredKey';

const text = (stored: unknown): string | undefined =>
  typeof stored === 'string' && stored !== '' ? stored : undefined;
const count = (stored: unknown): number | undefined =>
  typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : undefined;
const flag = (stored: unknown): 1 | undefined => (stored === 1 ? 1 : undefined);
const language = (stored: unknown): Locale | undefined =>
  typeof stored === 'string' && isLocale(stored) ? stored : undefined;
const theme = (stored: unknown): 'auto' | 'dark' | 'light' | undefined =>
  stored === 'auto' || stored === 'dark' || stored === 'light' ? stored : undefined;

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

/** Everything the app remembers on a device, beside `offerKeys` and `accountKeys`, and nothing else. */
export const storedKeys = {
  /** The operator's token and whose it is. */
  session: { name: 'session', parse: credentials },
  locale: { name: 'locale', parse: language },
  /** What the player chose; nothing while the app is as the operator has it. */
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
} as const satisfies Record<string, StoredKey<unknown> | ((of: never) => StoredKey<unknown>)>;
