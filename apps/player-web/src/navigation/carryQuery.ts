const oneShotKeys = new Set(['token', 'code', 'redirect']);

/**
 * The query of the next page, with its '?' or ''.
 *
 * Carry-over rule: the next page's own query stays as it is; without one it inherits the page's before, except
 * one-shot keys (token, code, redirect), which are never carried.
 *
 * @example
 * carryQuery('?channel=7&token=x', ''); // => '?channel=7'
 * carryQuery('?channel=7', '?type=23'); // => '?type=23'
 */
export function carryQuery(previousSearch: string, nextSearch: string): string {
  if (new URLSearchParams(nextSearch).toString()) return nextSearch;
  const kept = [...new URLSearchParams(previousSearch)].filter(
    ([key]) => !oneShotKeys.has(key.toLowerCase()),
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}
