import { routes } from './routes';
import type { RouteName, RouteTraits } from './routes';

/** A route with its traits in one shape, whichever of them it has. */
export interface Route extends RouteTraits {
  readonly name: RouteName;
}

/** Every route with its name. */
export const routedTraits: readonly Route[] = Object.entries<RouteTraits>(routes).flatMap(([name, traits]) =>
  isRouteName(name) ? [{ name, ...traits }] : [],
);

const routesByPath = new Map<string, Route>(routedTraits.map((route) => [route.path, route]));

/** The route of a path; a slash at the end does not matter. `undefined` is a 404. */
export function routeAt(pathname: string): Route | undefined {
  return routesByPath.get(pathname === '/' ? pathname : pathname.replace(/\/$/, ''));
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name);
}
