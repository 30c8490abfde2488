import type { Hono } from 'hono';
import { requestLocale } from '../pages/requestLocale';
import { sendOperatorPage } from '../pages/sendOperatorPage';
import { wrapperPage } from './wrapperPage';

/** Mounts the example of a native wrapper. */
export function wrapperRoutes(app: Hono): void {
  app.get('/sandbox/wrapper', (context) => sendOperatorPage(context, wrapperPage(requestLocale(context))));
}
