import type { Hono } from 'hono';
import { sendOperatorPage } from '../pages/sendOperatorPage';
import { openApi } from './openApi';
import { referencePage } from './referencePage';

/** Mounts the contract as a document for tools and as a page for people. */
export function referenceRoutes(app: Hono): void {
  app.get('/sandbox/openapi.json', (context) => context.json(openApi()));
  app.get('/sandbox/api', (context) => sendOperatorPage(context, referencePage()));
}
