import type { ComponentType } from 'react';
import { lazyScreen } from '../navigation/lazy/lazyComponent';
import { useSession } from '../session/session';

const lazyQuietPage = lazyScreen(() =>
  import('./quiet/loadQuietPage').then(({ loadQuietPage }) => loadQuietPage()),
);

/** A page that offers something, and in its place, for guests where nothing is to be (`awayDevice`), one that does not. */
export function orQuiet(Page: ComponentType): ComponentType {
  return function PageOrQuiet() {
    const isGuest = useSession().status === 'guest';
    const isQuiet = document.documentElement.dataset['quiet'] !== undefined;
    return isGuest && isQuiet ? <lazyQuietPage.Component /> : <Page />;
  };
}
