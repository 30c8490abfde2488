import { balanceKey, cashCheckKey, orderKey } from '@kislap/api';
import { SWRGlobalState } from 'swr/_internal';
import { answerCache } from './answerCache';
import { appOfflineCache } from './offline/appOfflineCache';

/** Screens show some sixty at most; the rest is for the way back. */
const MOST_ANSWERS = 250;

/** How SWR marks a list, whose pages are answers of their own. */
const LIST = '$inf$';
const nameOf = (key: string): string | undefined => /@"(?<name>[\w:]+)"/.exec(key)?.groups?.['name'];
/** A page of a list without its last parameter, which says where the page begins. */
const listOf = (key: string): string => key.replace(LIST, '').replace(/[^,]*,$/, '');

/** What money goes by is not dropped, even when no screen shows it now. */
const ofMoney: ReadonlySet<unknown> = new Set(
  [balanceKey(0), cashCheckKey(0), orderKey(0, '')].map(([name]) => name),
);

/**
 * The answers to forget so that `most` are left: those that came longest ago, and none that is shown, is a page of a
 * shown list, or that money goes by.
 *
 * @param keys as SWR writes them, longest unchanged first
 */
export function oldAnswers(
  keys: readonly string[],
  isShown: (key: string) => boolean,
  most: number = MOST_ANSWERS,
): readonly string[] {
  if (keys.length <= most) return [];
  const shownLists = new Set(keys.filter((key) => key.startsWith(LIST) && isShown(key)).map(listOf));
  return keys
    .filter((key) => !isShown(key) && !shownLists.has(listOf(key)) && !ofMoney.has(nameOf(key)))
    .slice(0, keys.length - most);
}

/** Bounds what a long visit leaves in memory. A dropped answer is asked for again by the screen that shows it. */
export function dropOldAnswers(): void {
  const cache = answerCache.provider();
  const [revalidators = {}] = SWRGlobalState.get(cache) ?? [];
  const old = oldAnswers([...cache.keys()], (key) => (revalidators[key]?.length ?? 0) > 0);
  for (const key of old) cache.delete(key);
  appOfflineCache?.dropAnswers(old);
}
