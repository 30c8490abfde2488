import { Activity, useState } from 'react';
import { nextKeptPages } from './nextKeptPages';
import { pages } from './pages';
import type { Route } from './routeAt';
import type { RouteName } from './routes';

interface PageStackProps {
  readonly current: Route;
}

/** The current page, and hidden beneath it the kept-alive pages that were seen before. */
export function PageStack({ current }: PageStackProps) {
  const [kept, setKept] = useState<readonly RouteName[]>([]);
  const next = current.keptAlive ? nextKeptPages(kept, current.name) : kept;
  if (next !== kept) setKept(next);

  const CurrentPage = pages[current.name].Component;
  return (
    <>
      {next.toSorted().map((name) => {
        const KeptPage = pages[name].Component;
        return (
          <Activity key={name} mode={name === current.name ? 'visible' : 'hidden'}>
            <KeptPage />
          </Activity>
        );
      })}
      {!current.keptAlive && <CurrentPage key={current.name} />}
    </>
  );
}
