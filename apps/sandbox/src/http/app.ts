import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { exportApi } from '../exports/exportApi';
import type { Operator } from '../Operator';
import type { Services } from '../services';
import { controlApi } from './controlApi';
import { frontOfHouse } from './frontOfHouse';
import { limitBody } from './limitBody';
import { logFailure } from './logFailure';
import { mainApi } from './mainApi';
import { paymentApi } from './paymentApi';
import { refuseRequest } from './refuseRequest';

const apiPaths = ['/api/*', '/go/*', '/pay/*', '/__sandbox/*'];

/**
 * The operator as one request handler: `app.fetch` answers a `Request` with or without a port.
 *
 * @param hasControls mounts the calls that move the clock, order failures and start over, and the console that makes
 *   them
 */
export function createApp(
  operator: Operator,
  services: Services,
  { hasControls }: { readonly hasControls: boolean },
): Hono {
  const app = new Hono();
  for (const path of apiPaths) app.use(path, apiHeaders, sameSiteOnly, limitBody);
  // What the games' frames send comes from an origin of their own, but is no larger.
  app.use('/sandbox/*', limitBody);
  mainApi(app, operator);
  paymentApi(app, operator);
  exportApi(app, operator);
  if (hasControls) controlApi(app, operator);
  for (const path of apiPaths) app.all(path, refuseAddress);
  frontOfHouse(app, services, { hasConsole: hasControls, switches: operator.switches });
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    logFailure(context.req.path, error);
    return context.json({ code: 500, msg: 'Something went wrong here.', data: null }, 500);
  });
  return app;
}

const apiHeaders = createMiddleware(async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
});

/** Forms can be posted here from any page on the web; browsers say so, and then nothing is done. */
const sameSiteOnly = createMiddleware(async (context, next) => {
  if (context.req.header('sec-fetch-site') === 'cross-site') return refuseRequest(context, 'otherSite');
  return await next();
});

function refuseAddress(context: Context): Response {
  return refuseRequest(context, context.req.method === 'POST' ? 'unknownCall' : 'usePost');
}
