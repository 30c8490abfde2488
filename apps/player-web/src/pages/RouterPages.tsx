import { createPath, Router, useRoutes } from 'react-router-dom';
import type { Navigator, RouteObject } from 'react-router-dom';
import { go } from '../navigation/go';
import { useAppLocation } from '../navigation/appLocation';
import { notFoundPage } from './notFoundPage';
import { pages } from './registry';
import { routedTraits } from '../navigation/routes/routes';

/** Lets the router's own links and redirects travel like everything else in the app. */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: (to) => void go(navigator.createHref(to)),
  replace: (to) => void go(navigator.createHref(to), { replace: true }),
  go: (steps) => window.history.go(steps),
};

const elements: RouteObject[] = [
  ...routedTraits
    .filter(({ keptAlive }) => !keptAlive)
    .map(({ name, path }) => {
      const { Component } = pages[name];
      return { path, element: <Component key={name} /> };
    }),
  { path: '*', element: <notFoundPage.Component /> },
];

function MatchedPage() {
  return useRoutes(elements);
}

/** Every page that is not kept alive, matched by its path; the 404 page for any other. */
export function RouterPages() {
  const { pathname, search, state } = useAppLocation();
  return (
    <Router location={{ pathname, search, state }} navigator={navigator}>
      <MatchedPage />
    </Router>
  );
}
