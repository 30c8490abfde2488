import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { appPageFor } from './appPageFor';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { injectOperatorConfig } from './injectOperatorConfig';
import { nameManifest } from './nameManifest';
import { openFileFolder } from './openFileFolder';
import type { OperatorConfig } from './OperatorConfig';
import { pageHeaders } from './pageHeaders';
import { pageLocale } from './pageLocale';
import { readScriptHashes } from './readScriptHashes';
import { renameBuild } from './renameBuild';
import { sendFile } from './sendFile';
import { shippedSuffix } from './shippedSuffix';
import type { StoredFile } from './StoredFile';

/** Cookie that remembers the player's language. */
const LOCALE_COOKIE = 'i18n_redirected';

interface AppOptions {
  /** Folder of the built player app. */
  readonly webRoot: string;
  readonly operator: OperatorConfig;
  /** How many newer builds have been put out: the same one under other names. */
  readonly shippedBuilds?: () => number;
}

/** Serves the built player app: its files, and its pages for every address that is nobody else's. Mount it last. */
export function serveApp(app: Hono, { webRoot, operator, shippedBuilds = () => 0 }: AppOptions): void {
  const files = openFileFolder(webRoot, {
    edition: () => String(shippedBuilds()),
    rewriteOf: (name) => rewriteFor(operator, name, shippedSuffix(shippedBuilds())),
  });

  app.get('*', async (context) => {
    const { path } = context.req;
    const file = isPrivate(path) ? undefined : await files.find(path);
    if (file) return sendFile(context, file, { 'cache-control': cacheControlOf(path) });
    const page = await findPage(context);
    return page ?? context.text(notFoundText(path), 404, { 'cache-control': 'no-store' });
  });

  async function findPage(context: Context): Promise<Response | undefined> {
    const locale = pageLocale({
      cookie: getCookie(context, LOCALE_COOKIE),
      acceptLanguage: context.req.header('accept-language'),
    });
    const page = await firstFile(appPageFor(context.req.path, locale));
    if (!page) return undefined;
    const policy = contentSecurityPolicy({ kind: 'app', scriptHashes: await readScriptHashes(webRoot) });
    return sendFile(context, page, { ...pageHeaders(policy), vary: 'Cookie, Accept-Language' });
  }

  async function firstFile(paths: readonly string[]): Promise<StoredFile | undefined> {
    for (const path of paths) {
      const file = await files.find(path);
      if (file) return file;
    }
    return undefined;
  }
}

/** Tells pages whose they are, and which build they belong to when that has another name by now. */
function rewriteFor(operator: OperatorConfig, name: string, suffix: string) {
  const rename = renameBuild(name, suffix);
  if (name.endsWith('.webmanifest')) {
    return (manifest: string) => nameManifest(manifest, operator.operatorName);
  }
  if (!name.endsWith('.html')) return rename;
  return (html: string) => injectOperatorConfig(rename?.(html) ?? html, { ...operator });
}

/** Pages are served under their addresses only, and the build's notes for this server are nobody else's. */
function isPrivate(path: string): boolean {
  return path.endsWith('.html') || path === '/csp.json';
}

/** Files under `/assets` carry a hash of their content in their name and never change. */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public,max-age=31536000,immutable' : 'no-cache';
}

function notFoundText(path: string): string {
  return path === '/' ? 'The player app is not built yet. Run: npm run build\n' : 'Not found\n';
}
