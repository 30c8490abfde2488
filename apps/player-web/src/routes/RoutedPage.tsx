import { useAppLocation } from '../navigation/useAppLocation';
import { NotFoundPage } from '../pages/notFound/NotFoundPage';
import { useSession } from '../session/useSession';
import { guard } from './guard';
import { PageStack } from './PageStack';
import { Redirect } from './Redirect';
import { routeAt } from './routeAt';
import { usePageArrival } from './usePageArrival';

/** The page of the current address, or where its visitor is sent instead. */
export function RoutedPage() {
  const { pathname, search } = useAppLocation();
  const session = useSession();
  const route = routeAt(pathname);
  usePageArrival(pathname, route?.title ?? 'err.title404');
  if (route === undefined) return <NotFoundPage path={pathname} />;
  switch (guard(route, session)) {
    case 'toLogin':
      return <Redirect to="/login" returnTo={pathname + search} />;
    case 'toHome':
      return <Redirect to="/" />;
    case 'enter':
      return <PageStack current={route} />;
  }
}
