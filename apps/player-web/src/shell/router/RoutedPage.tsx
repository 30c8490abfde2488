import { Activity, useState, useEffect } from 'react';
import { pageOf } from '../../navigation/routes/pageOf';
import { routeAt } from '../../navigation/routes/routes';
import type { Route, RouteName } from '../../navigation/routes/routes';
import { screens } from '../../navigation/screens';
import { useAppLocation } from '../../navigation/appLocation';
import { leaveGuestPage } from '../../session/goToLogin';
import { leavePlayersPage } from '../../session/goToLogin';
import { useSession } from '../../session/session';
import { guard } from './guard';
import { nextKeptPages } from './nextKeptPages';
import { usePageArrival } from './usePageArrival';

/** The page of the current address, or where its visitor is sent instead. */
export function RoutedPage() {
  const { pathname } = useAppLocation();
  const session = useSession();
  const route = routeAt(pathname);
  const admission = route === undefined ? 'enter' : guard(route, session);
  usePageArrival(pathname, { titleId: route?.title ?? 'err.title404', isHere: admission === 'enter' });
  switch (admission) {
    case 'toLogin':
      return <Redirect travel={leavePlayersPage} />;
    case 'onward':
      return <Redirect travel={leaveGuestPage} />;
    case 'enter':
      return <PageStack current={route} />;
  }
}

interface PageStackProps {
  /** Undefined for an address that leads nowhere. */
  readonly current: Route | undefined;
}

/** The current page, and hidden beneath it the kept-alive pages that were seen before. */
function PageStack({ current }: PageStackProps) {
  const { Component: RouterPages } = screens().router;
  const [kept, setKept] = useState<readonly RouteName[]>([]);
  const next = current?.keptAlive ? nextKeptPages(kept, current.name) : kept;
  if (next !== kept) setKept(next);

  return (
    <>
      {[...next].sort().map((name) => {
        const KeptPage = pageOf(name).Component;
        return (
          <Activity key={name} mode={name === current?.name ? 'visible' : 'hidden'}>
            <KeptPage />
          </Activity>
        );
      })}
      {!current?.keptAlive && <RouterPages />}
    </>
  );
}

interface RedirectProps {
  /** Leaves the current page for another one. */
  readonly travel: () => Promise<void>;
}

/** Stands in for a page that its visitor may not enter. */
function Redirect({ travel }: RedirectProps) {
  useEffect(() => void travel(), [travel]);
  return null;
}
