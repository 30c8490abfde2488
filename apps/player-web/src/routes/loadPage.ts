import { notFound } from './notFound';
import { pageOf } from './pageOf';
import { routeAt } from './routeAt';
import { routerPages } from './routerPages';

/** Fetches the code of a path's page. A failure is left to the page itself, which then says so. */
export async function loadPage(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  const page = route === undefined ? notFound : pageOf(route.name);
  const needed = route?.keptAlive ? [page] : [page, routerPages];
  await Promise.all(needed.map(({ load }) => load())).catch(() => undefined);
}
