import type { Hono } from 'hono';
import { contentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { pageHeaders } from '../pages/pageHeaders';
import { openFileFolder } from './fileFolder';
import { sendFile } from './storedFile';

interface SandboxFiles {
  /** Art, styles and fonts, as they lie in the package. */
  readonly publicRoot: string;
  /** The built scripts of the sandbox's own pages. */
  readonly scriptRoot: string;
}

/**
 * Serves the files of the sandbox's own pages. They may be loaded from any origin: a game runs in a frame whose origin
 * is opaque, so to the browser even its own script comes from somewhere else.
 */
export function serveSandboxFiles(app: Hono, { publicRoot, scriptRoot }: SandboxFiles): void {
  mount('/sandbox/art', `${publicRoot}/art`, 'public,max-age=31536000');
  mount('/sandbox/fonts', `${publicRoot}/fonts`, 'public,max-age=31536000');
  mount('/sandbox/styles', `${publicRoot}/styles`, 'no-cache');
  mount('/sandbox/scripts', scriptRoot, 'no-cache');

  function mount(prefix: string, folder: string, cacheControl: string): void {
    const files = openFileFolder(folder);
    app.get(`${prefix}/*`, async (context) => {
      const file = await files.find(context.req.path.slice(prefix.length));
      if (!file) return context.text('Not found\n', 404, { 'cache-control': 'no-store' });
      return sendFile(context, file, {
        'cache-control': cacheControl,
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      });
    });
  }
}

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
