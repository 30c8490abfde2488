import type { Hono } from 'hono';
import type { Services } from '../services';

/** Mounts the pages for the browser (cashier, games, console, the built app) on the operator's app. */
export function frontOfHouse(app: Hono, services: Services): void {
  app.get('/sandbox', async (context) => context.json(await services.console.listSeedAccounts()));
}
