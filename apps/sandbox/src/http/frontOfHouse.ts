import type { Hono } from 'hono';
import { join } from 'node:path';
import { cashierRoutes } from '../cashier/cashierRoutes';
import { gameRoutes } from '../games/gameRoutes';
import { helpRoutes } from '../help/helpRoutes';
import { legalRoutes } from '../legal/legalRoutes';
import type { Switches } from '../kernel/Switches';
import { packageRoutes } from '../package/packageRoutes';
import { referenceRoutes } from '../reference/referenceRoutes';
import type { Services } from '../services';
import type { OperatorConfig } from '../static/OperatorConfig';
import { sandboxOperator } from '../static/sandboxOperator';
import { sandboxRoot } from '../static/sandboxRoot';
import { serveApp } from '../static/serveApp';
import { serveConsole } from '../static/serveConsole';
import { serveSandboxFiles } from '../static/serveSandboxFiles';
import { webRootFolder } from '../static/webRootFolder';
import { wrapperRoutes } from '../wrapper/wrapperRoutes';

interface FrontOfHouseOptions {
  /** Folder of the built player app; the one beside this package by default. */
  readonly webRoot?: string;
  /** Folder of the built scripts of the sandbox's own pages. */
  readonly scriptRoot?: string;
  /** What this operator tells the app about itself. */
  readonly operator?: OperatorConfig;
  /** Whether there is a console: not where strangers can reach it. */
  readonly hasConsole: boolean;
  /** Folder of the built console; the one beside this package by default. */
  readonly consoleRoot?: string;
  readonly switches: Switches;
}

/**
 * Mounts the pages for the browser (cashier, games, console, the built app) on the operator's app. Mount it last: it
 * answers every address that nobody else does.
 */
export function frontOfHouse(app: Hono, services: Services, options: FrontOfHouseOptions): void {
  const root = sandboxRoot();
  cashierRoutes(app, services);
  gameRoutes(app, services);
  referenceRoutes(app);
  if (options.hasConsole) serveConsole(app, options.consoleRoot ?? join(root, '../console/dist'));
  wrapperRoutes(app);
  helpRoutes(app);
  packageRoutes(app);
  legalRoutes(app);
  serveSandboxFiles(app, {
    publicRoot: join(root, 'public'),
    scriptRoot: options.scriptRoot ?? join(root, 'dist/scripts'),
  });
  serveApp(app, {
    webRoot: options.webRoot ?? webRootFolder(),
    operator: options.operator ?? sandboxOperator,
    shippedBuilds: () => options.switches.shippedBuilds,
  });
}
