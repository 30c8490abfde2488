import { lazyComponent } from '../code/lazyComponent';
import type { LazyComponent } from '../code/lazyComponent';
import type { RouteName } from './routes';

/** The code of every route's page. */
export const pages = {
  home: lazyComponent(() => import('../pages/home/HomePage').then(({ HomePage }) => HomePage)),
  maintain: lazyComponent(() =>
    import('../pages/maintain/MaintainPage').then(({ MaintainPage }) => MaintainPage),
  ),
} satisfies Record<RouteName, LazyComponent<object>>;
