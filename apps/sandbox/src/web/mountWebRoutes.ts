import { join } from 'node:path';
import type { RuntimeConfig } from '@kislap/configure/settings';
import type { Hono } from 'hono';
import { sandboxOperator } from '../catalogue/sandboxOperator';
import type { Switches } from '../kernel/switches';
import { mountDrawnPages } from './mountDrawnPages';
import { referenceRoutes } from './reference/referenceRoutes';
import type { Services } from './services';
import { sandboxRoot, webRootFolder } from './static/builds';
import { serveApp } from './static/serveApp';
import { serveConsole, serveSandboxFiles } from './static/serveSandboxFiles';

interface WebRouteOptions {
  /** Folder of the built player app; the one beside this package by default. */
  readonly webRoot?: string;
  /** Folder of the built scripts of the sandbox's own pages. */
  readonly scriptRoot?: string;
  /** What this operator tells the app about itself. */
  readonly operator?: RuntimeConfig;
  /** Whether there is a console: not where strangers can reach it. */
  readonly hasConsole: boolean;
  /** Folder of the built console; the one beside this package by default. */
  readonly consoleRoot?: string;
  readonly switches: Switches;
}

/**
 * Mounts the pages for the browser (cashier, games, console, the built app). Mount it last: it answers every
 * remaining address.
 */
export function mountWebRoutes(app: Hono, services: Services, options: WebRouteOptions): void {
  const root = sandboxRoot();
  const { operator = sandboxOperator } = options;
  mountDrawnPages(app, services, operator);
  referenceRoutes(app);
  if (options.hasConsole) serveConsole(app, options.consoleRoot ?? join(root, '../console/dist'));
  serveSandboxFiles(app, {
    publicRoot: join(root, 'public'),
    scriptRoot: options.scriptRoot ?? join(root, 'dist/scripts'),
  });
  serveApp(app, {
    webRoot: options.webRoot ?? webRootFolder(),
    operator,
    shippedBuilds: () => options.switches.shippedBuilds,
  });
}
