import { lazyComponent } from '../code/lazyComponent';

/** The router with the pages it draws. Home does without it, so that its first visit does not carry it. */
export const routerPages = lazyComponent(() =>
  import('./RouterPages').then(({ RouterPages }) => RouterPages),
);
