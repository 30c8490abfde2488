import type { BetQuery } from '@kislap/api';

/** The address of some bets of a page. The day stands in it always: a query that is empty would inherit the last one. */
export function betAddress(path: string, { day, types }: BetQuery): string {
  const query = new URLSearchParams({ day, ...(types.length > 0 && { cat: types.join(',') }) });
  return `${path}?${query}`;
}
