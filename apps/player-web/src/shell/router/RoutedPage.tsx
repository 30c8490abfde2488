import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { Activity, useState, useEffect, useRef } from 'react';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { earlyAnswer } from '../../navigation/earlyAnswer';
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

interface Arrival {
  readonly titleId: MessageId;
  /** False while its visitor is on the way to another page. */
  readonly isHere: boolean;
}

/**
 * Tells everybody that the page has changed: the document's title says so, and focus goes to the heading, where
 * a screen reader starts to read. The first page of a visit leaves focus alone.
 */
function usePageArrival(pathname: string, { titleId, isHere }: Arrival): void {
  const title = useText()(titleId);
  const { operatorName } = useRuntimeConfig();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    document.title = `${title} · ${operatorName}`;
  }, [title, operatorName]);

  useEffect(() => {
    if (arrivedAt.current === pathname || !isHere) return;
    arrivedAt.current = pathname;
    if (!earlyAnswer.handOver()) focusHeading();
  }, [pathname, isHere]);
}

/** Kept-alive pages leave their headings in the document: only one that is drawn counts. */
function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('h1')];
  const heading = headings.find((one) => one.getClientRects().length > 0);
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
