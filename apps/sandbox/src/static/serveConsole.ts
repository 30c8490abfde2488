import type { Hono } from 'hono';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { openFileFolder } from './openFileFolder';
import { pageHeaders } from './pageHeaders';
import { sendFile } from './sendFile';

/** Where the built console expects its files. */
const filesUnder = '/sandbox/console';

/** Serves the console, the operator's own page, and its files: nothing inline, nothing from elsewhere. */
export function serveConsole(app: Hono, folder: string): void {
  const files = openFileFolder(folder);

  app.get('/sandbox', async (context) => {
    const page = await files.find('/index.html');
    if (!page) return context.text('The console is not built yet. Run: npm run build\n', 404);
    return sendFile(context, page, {
      ...pageHeaders(contentSecurityPolicy({ kind: 'operator' })),
      'cache-control': 'no-cache',
    });
  });

  app.get(`${filesUnder}/assets/*`, async (context) => {
    const file = await files.find(context.req.path.slice(filesUnder.length));
    if (!file) return context.text('Not found\n', 404, { 'cache-control': 'no-store' });
    return sendFile(context, file, { 'cache-control': 'public,max-age=31536000,immutable' });
  });
}
