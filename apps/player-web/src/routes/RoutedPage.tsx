import { useAppLocation } from '../navigation/useAppLocation';
import { leaveGuestPage } from '../session/leaveGuestPage';
import { goToLogin } from '../session/goToLogin';
import { useSession } from '../session/useSession';
import { guard } from './guard';
import { PageStack } from './PageStack';
import { Redirect } from './Redirect';
import { routeAt } from './routeAt';
import { usePageArrival } from './usePageArrival';

/** The page of the current address, or where its visitor is sent instead. */
export function RoutedPage() {
  const { pathname } = useAppLocation();
  const session = useSession();
  const route = routeAt(pathname);
  usePageArrival(pathname, route?.title ?? 'err.title404');
  if (route === undefined) return <PageStack current={undefined} />;
  switch (guard(route, session)) {
    case 'toLogin':
      return <Redirect travel={goToLogin} />;
    case 'onward':
      return <Redirect travel={leaveGuestPage} />;
    case 'enter':
      return <PageStack current={route} />;
  }
}
