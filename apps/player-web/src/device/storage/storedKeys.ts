import type { StoredKey } from './StoredKey';

/** What the operator gave at sign-in: the token that calls carry, and whose it is. */
export interface Credentials {
  readonly token: string;
  readonly userId: number;
  /** The token only pays out: its player is on a break or excluded. */
  readonly isAway?: boolean;
}

/** Where the operator's customer service was when it last said so. */
export interface CustomerServicePlaces {
  readonly page: string;
  readonly chat: string;
}

/** A log-out that the operator has not answered yet. Nothing but telling the operator is ever done with its token. */
export interface UnsentLogOut {
  readonly token: string;
  /** When the player logged out, in epoch milliseconds. */
  readonly at: number;
}

const text = (stored: unknown): string | undefined =>
  typeof stored === 'string' && stored !== '' ? stored : undefined;
const count = (stored: unknown): number | undefined =>
  typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : undefined;
const flag = (stored: unknown): 1 | undefined => (stored === 1 ? 1 : undefined);
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
  if (token === undefined || userId === undefined) return undefined;
  return { token, userId, ...('isAway' in stored && { isAway: true }) };
};

const servicePlaces = (stored: unknown): CustomerServicePlaces | undefined => {
  if (typeof stored !== 'object' || stored === null || !('page' in stored) || !('chat' in stored)) {
    return undefined;
  }
  const { page, chat } = stored;
  return typeof page === 'string' && typeof chat === 'string' ? { page, chat } : undefined;
};

const logOuts = (stored: unknown): readonly UnsentLogOut[] | undefined =>
  Array.isArray(stored) ? stored.filter(isLogOut) : undefined;

const isLogOut = (stored: unknown): stored is UnsentLogOut =>
  typeof stored === 'object' &&
  stored !== null &&
  'token' in stored &&
  'at' in stored &&
  text(stored.token) !== undefined &&
  count(stored.at) !== undefined;

/** Everything the app remembers on a device, beside `offerKeys` and `accountKeys`, and nothing else. */
export const storedKeys = {
  /** The operator's token and whose it is. */
  session: { name: 'session', parse: credentials },
  /** The code of the chosen language; one that is not spoken any more chooses nothing. */
  locale: { name: 'locale', parse: text },
  /** What the player chose; nothing while the app is as the operator has it. */
  theme: { name: 'theme', parse: theme },
  /** 'less' when the player asked for less motion here, whatever the device says. */
  motion: { name: 'motion', parse: lessMotion },
  /** 1 while nothing is fetched before it is needed. */
  isDataSaved: { name: 'isDataSaved', parse: flag },
  /** Ten digits, for "Remember this phone" on the login page. */
  rememberedPhone: { name: 'rememberedPhone', parse: text },
  /** Where customer service was when the operator last said so. */
  customerService: { name: 'customerService', parse: servicePlaces },
  /** Sessions that were left here, for the operator to hear of. None of them is a session of this device any more. */
  unsentLogOuts: { name: 'unsentLogOuts', parse: logOuts },
  /** 1 while the balance is hidden from those who look over a player's shoulder. */
  isBalanceHidden: { name: 'isBalanceHidden', parse: flag },
  /** The last searches for games, newest first. */
  searches: { name: 'searches', parse: texts },
  /** Codes of the games this player has opened here, the last one first. */
  recentGames: (userId: number) => ({ name: `recentGames:${userId}`, parse: texts }),
} as const satisfies Record<string, StoredKey<unknown> | ((of: never) => StoredKey<unknown>)>;
