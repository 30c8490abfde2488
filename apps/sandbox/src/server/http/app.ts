import type { RuntimeConfig } from '@kislap/configure/settings';
import type { Hono } from 'hono';
import { sandboxOperator } from '../../catalogue/sandboxOperator';
import type { Operator } from '../../rules/Operator';
import { mountWebRoutes } from '../../web/mountWebRoutes';
import type { Services } from '../../web/services';
import { createHandler, type HandlerOptions } from './handler';

interface AppOptions extends HandlerOptions {
  /** What the operator's own settings say, in place of the sandbox's. */
  readonly operatorFile?: Partial<RuntimeConfig>;
}

/** The operator with every page and file of this machine, as one request handler. */
export function createApp(operator: Operator, services: Services, options: AppOptions): Hono {
  return createHandler(
    operator,
    (app) =>
      mountWebRoutes(app, services, {
        hasConsole: options.hasControls,
        switches: operator.switches,
        operator: {
          ...sandboxOperator,
          ...(!operator.hasImitations && { loginProviders: [] }),
          ...options.operatorFile,
        },
      }),
    options,
  );
}
