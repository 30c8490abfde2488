import { holdBack } from '../../device/afterFirstView';
import { lazyComponent } from '../lazy/lazyComponent';
import type { LazyComponent } from '../lazy/lazyComponent';
import { screens } from '../screens';
import { routeAt } from './routes';
import type { RouteName } from './routes';

const asked = new Map<RouteName, LazyComponent<object>>();

/**
 * The page of a route, the same at every call. Its code brings the list of all pages along, unless it is home: where
 * nothing is to be offered (`awayDevice`) the list has another home.
 */
export function pageOf(name: RouteName): LazyComponent<object> {
  if (name === 'home' && !globalThis.document?.documentElement.dataset['quiet']) return screens().home;
  const known = asked.get(name);
  if (known !== undefined) return known;
  const page = lazyComponent<object>(async () => {
    const { [name]: wanted } = await screens().pages();
    await wanted.load();
    return wanted.Component;
  });
  asked.set(name, page);
  return page;
}

/** Fetches the code of a path's page. A failure is left to the page itself, which then says so. */
export async function loadPage(pathname: string): Promise<void> {
  const { notFound, router } = screens();
  const route = routeAt(pathname);
  const page = route === undefined ? notFound : pageOf(route.name);
  const needed = route?.keptAlive ? [page] : [page, router];
  await Promise.all(needed.map(({ load }) => load()))
    .catch(() => undefined)
    .finally(holdBack());
}
