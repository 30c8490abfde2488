import type { Session } from '@kislap/domain';
import type { Route } from '../../navigation/routes/routes';

/** What a visitor may do on a route. */
export type Admission = 'enter' | 'toLogin' | 'onward';

/** Decides whether a visitor may enter. Fails closed: whoever is not signed in is a guest. */
export function guard(route: Route, session: Session): Admission {
  const isSignedIn = session.status === 'signedIn';
  if (route.needsLogin && !isSignedIn) return 'toLogin';
  return route.guestsOnly && isSignedIn ? 'onward' : 'enter';
}
