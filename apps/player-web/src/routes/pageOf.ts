import { lazyComponent } from '../code/lazyComponent';
import type { LazyComponent } from '../code/lazyComponent';
import { homePage } from './homePage';
import { latePages } from './latePages';
import type { RouteName } from './routes';

const asked = new Map<RouteName, LazyComponent<object>>([['home', homePage]]);

/** The page of a route, the same at every call. Its code brings the list of all pages along, unless it is home. */
export function pageOf(name: RouteName): LazyComponent<object> {
  const known = asked.get(name);
  if (known !== undefined) return known;
  const page = lazyComponent<object>(async () => {
    const { [name]: wanted } = await latePages();
    await wanted.load();
    return wanted.Component;
  });
  asked.set(name, page);
  return page;
}
