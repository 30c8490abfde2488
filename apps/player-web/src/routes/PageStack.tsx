import { Activity, useState } from 'react';
import { nextKeptPages } from './nextKeptPages';
import { pageOf } from './pageOf';
import type { Route } from './routeAt';
import { routerPages } from './routerPages';
import type { RouteName } from './routes';

interface PageStackProps {
  /** Undefined for an address that leads nowhere. */
  readonly current: Route | undefined;
}

/** The current page, and hidden beneath it the kept-alive pages that were seen before. */
export function PageStack({ current }: PageStackProps) {
  const [kept, setKept] = useState<readonly RouteName[]>([]);
  const next = current?.keptAlive ? nextKeptPages(kept, current.name) : kept;
  if (next !== kept) setKept(next);

  return (
    <>
      {next.toSorted().map((name) => {
        const KeptPage = pageOf(name).Component;
        return (
          <Activity key={name} mode={name === current?.name ? 'visible' : 'hidden'}>
            <KeptPage />
          </Activity>
        );
      })}
      {!current?.keptAlive && <routerPages.Component />}
    </>
  );
}
