import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appPolicy, fillConfigBlock, fillManifest } from '@kislap/configure/pages';
import type { RuntimeConfig } from '@kislap/configure/settings';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { InferOutput } from 'valibot';
import { array, object, parseJson, pipe, regex, safeParse, string } from 'valibot';
import { pageHeaders } from '../pages/pageHeaders';
import { pageLocale } from '../pages/pageLocale';
import { appPageFor } from './appPageFor';
import { renameBuild, shippedSuffix } from './builds';
import { sendBuildFile } from './dictionaries';
import { openFileFolder } from './fileFolder';
import { openFirstView } from './firstView';
import { sendFile, type StoredFile } from './storedFile';

/** Cookie that remembers the player's language. */
const LOCALE_COOKIE = 'i18n_redirected';

interface AppOptions {
  /** Folder of the built player app. */
  readonly webRoot: string;
  readonly operator: RuntimeConfig;
  /** How many newer builds have been put out: the same one under other names. */
  readonly shippedBuilds?: () => number;
}

/** Serves the built player app: its files, and its pages for every other address. Mount it last. */
export function serveApp(app: Hono, { webRoot, operator, shippedBuilds = () => 0 }: AppOptions): void {
  const files = openFileFolder(webRoot, {
    edition: () => String(shippedBuilds()),
    rewriteOf: (name) => rewriteFor(operator, name, shippedSuffix(shippedBuilds())),
  });

  const withFirstView = openFirstView({ webRoot, operator, app });

  app.get('*', async (context) => {
    const { path } = context.req;
    const file = isPrivate(path) ? undefined : await files.find(path);
    if (file) {
      return sendBuildFile(context, files, {
        path,
        file,
        headers: { 'cache-control': cacheControlOf(path) },
      });
    }
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
    const policy = appPolicy({ ...(await readHashes(webRoot)), connect: [], frame: [], image: [] });
    const isHome = context.req.path === '/';
    const shown = isHome ? await withFirstView(page, locale) : page;
    return sendFile(context, shown, { ...pageHeaders(policy), vary: 'Cookie, Accept-Language' });
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
function rewriteFor(operator: RuntimeConfig, name: string, suffix: string) {
  const rename = renameBuild(name, suffix);
  if (name.endsWith('.webmanifest')) {
    return (manifest: string) => fillManifest(manifest, operator);
  }
  if (!name.endsWith('.html')) return rename;
  return (html: string) => fillConfigBlock(rename?.(html) ?? html, operator);
}

/** Whether a file is not served under its own name: pages, what differs from older files, the build's notes, dot files. */
function isPrivate(path: string): boolean {
  return /\.(?:html|dcz)$/.test(path) || path === '/csp.json' || path.includes('/.');
}

/** Files under `/assets` lie in a folder that is named after what is in it, and never change. */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public,max-age=31536000,immutable' : 'no-cache';
}

function notFoundText(path: string): string {
  return path === '/' ? 'The player app is not built yet. Run: npm run build\n' : 'Not found\n';
}

const hashes = array(pipe(string(), regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/)));
const cspFile = pipe(string(), parseJson(), object({ scriptHashes: hashes, styleHashes: hashes }));

const nothingInline: InferOutput<typeof cspFile> = { scriptHashes: [], styleHashes: [] };

/** Hashes of what the build wrote inline, from its `csp.json`. Without a readable one, nothing inline is allowed. */
async function readHashes(webRoot: string): Promise<InferOutput<typeof cspFile>> {
  try {
    const parsed = safeParse(cspFile, await readFile(join(webRoot, 'csp.json'), 'utf8'));
    return parsed.success ? parsed.output : nothingInline;
  } catch {
    return nothingInline;
  }
}
