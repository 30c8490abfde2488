import { useState } from 'react';
import { routeAt } from './routes/routes';
import type { RouteName } from './routes/routes';
import { useAppLocation } from './appLocation';

/** The query of a kept-alive page. While another page is shown it stays as it was. */
export function usePageSearch(page: RouteName): string {
  const { pathname, search } = useAppLocation();
  const [last, setLast] = useState(search);
  if (routeAt(pathname)?.name !== page) return last;
  if (search !== last) setLast(search);
  return search;
}
