/** A query as it stands in an address: with its '?', or ''. Its `size` would not tell: Chrome has it from 113 on. */
export function queryText(query: URLSearchParams): string {
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}
