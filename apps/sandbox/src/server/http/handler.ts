import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { mountDataExport } from '../../api/protection/dataExport';
import { logFailure } from '../../calls/logFailure';
import type { Operator } from '../../rules/Operator';
import { logRefusal } from './audit';
import { mountMainCalls, mountPaymentCalls } from './callRoutes';
import { identifyClient, noProxies, type TrustedProxies } from './clientAddress';
import { mountControlCalls } from './controlRoutes';
import { mountObservation, observeRequests, type RequestLog } from './observe';
import { checkHost, limitBody, refuseRequest, securityHeaders } from './guards';
import { RequestMeter } from './RequestMeter';

const apiPaths = ['/api/*', '/go/*', '/pay/*', '/__sandbox/*'];

/** How the operator is reached. */
export interface HandlerOptions {
  /** Mounts the calls that move the clock, order failures and start over, and the console that makes them. */
  readonly hasControls: boolean;
  /** The host names it answers to, beside those of the loopback. */
  readonly names: readonly string[];
  readonly proxies?: TrustedProxies;
  /** Whether calls from this machine escape the limits by address, for tests. */
  readonly isLoopbackUncounted?: boolean;
  readonly logRequest?: RequestLog;
  /** What `/metrics` asks for. */
  readonly metricsToken?: string;
}

/**
 * The operator as one request handler: `fetch` answers a `Request` with a `Response`, with or without a port. It needs no
 * file; whoever has some mounts them with the pages.
 *
 * @param mountPages mounts the pages for the browser, after all calls
 */
export function createHandler(
  operator: Operator,
  mountPages: (app: Hono) => void,
  options: HandlerOptions,
): Hono {
  const {
    hasControls,
    names,
    proxies = noProxies,
    isLoopbackUncounted = false,
    logRequest = () => undefined,
  } = options;
  const meter = new RequestMeter();
  const app = new Hono();
  app.use(
    '*',
    identifyClient(proxies),
    observeRequests(meter, logRequest),
    securityHeaders,
    checkHost(operator, names),
  );
  for (const path of apiPaths) app.use(path, compressAnswers, apiHeaders, sameSiteOnly(operator), limitBody);
  // What the games' frames send comes from an origin of their own, but is no larger.
  app.use('/sandbox/*', limitBody);
  mountObservation(app, operator, { meter, token: options.metricsToken, hasControls });
  mountMainCalls(app, operator, { isLoopbackUncounted });
  mountPaymentCalls(app, operator);
  mountDataExport(app, operator);
  if (hasControls) mountControlCalls(app, operator);
  for (const path of apiPaths) app.all(path, refuseAddress);
  mountPages(app);
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    logFailure(`${context.req.path} (request ${context.get('requestId')})`, error);
    return context.json({ code: 500, msg: 'Something went wrong here.', data: null }, 500);
  });
  return app;
}

/** Lists of games are long, and lines slow. Other sites get no answer, so that none can be guessed by its length. */
const compressAnswers = compress({ encoding: 'gzip', contentTypeFilter: /^application\/json/ });

const apiHeaders = createMiddleware(async (context, next) => {
  await next();
  context.res.headers.set('Cache-Control', 'no-store');
});

/** Forms can be posted here from any page on the web; browsers say so, and then nothing is done. */
const sameSiteOnly = (operator: Operator) =>
  createMiddleware(async (context, next) => {
    if (context.req.header('sec-fetch-site') !== 'cross-site') return await next();
    logRefusal(operator, context, 'otherSite');
    return refuseRequest(context, 'otherSite');
  });

function refuseAddress(context: Context): Response {
  return refuseRequest(context, context.req.method === 'POST' ? 'unknownCall' : 'usePost');
}
