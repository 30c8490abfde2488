import type { RuntimeConfig } from '@kislap/configure/settings';
import type { Hono } from 'hono';
import { cashierRoutes } from './cashier/cashierRoutes';
import { gameRoutes } from './games/gameRoutes';
import { helpRoutes } from './help/helpRoutes';
import { legalRoutes } from './legal/legalRoutes';
import { packageRoutes } from './package/packageRoutes';
import type { Services } from './services';
import { wrapperRoutes } from './wrapper/wrapperRoutes';

/** Mounts the operator's pages that are drawn when they are asked for, and so need no file to answer. */
export function mountDrawnPages(
  app: Hono,
  services: Services,
  { protection }: Pick<RuntimeConfig, 'protection'>,
): void {
  cashierRoutes(app, services);
  gameRoutes(app, services);
  wrapperRoutes(app);
  helpRoutes(app, protection.helpLines);
  packageRoutes(app);
  legalRoutes(app);
}
