import { queryText } from './queryText';

const oneShotKeys = new Set(['token', 'code', 'redirect']);

/** What a place opens on arrival, which then leaves the address: no query of the page's own. */
const openingKey = 'overlay';

/**
 * The query of the next page, with its '?' or ''.
 *
 * Carry-over rule: its own query stays; without one it inherits the previous page's, except one-shot keys (token, code,
 * redirect). The overlay to open does not count as its own.
 *
 * @example
 * carryQuery('?channel=7&token=x', ''); // => '?channel=7'
 * carryQuery('?channel=7', '?type=23'); // => '?type=23'
 * carryQuery('?channel=7', '?overlay=deposit'); // => '?channel=7&overlay=deposit'
 */
export function carryQuery(previousSearch: string, nextSearch: string): string {
  const next = [...new URLSearchParams(nextSearch)];
  if (next.some(([key]) => key !== openingKey)) return nextSearch;
  const kept = [...new URLSearchParams(previousSearch)].filter(
    ([key]) => key !== openingKey && !oneShotKeys.has(key.toLowerCase()),
  );
  return queryText(new URLSearchParams([...kept, ...next]));
}
