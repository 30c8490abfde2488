/** The address by which Android opens a page of the app in Chrome. */
export function chromeAddress({
  protocol,
  host,
  pathname,
  search,
}: Pick<URL, 'protocol' | 'host' | 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('overlay');
  const page = host + pathname + (query.size > 0 ? `?${query}` : '');
  return `intent://${page}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;end`;
}
