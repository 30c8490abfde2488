import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@kislap/domain';
import type { Manifest } from 'vite';

/** Module that the server build makes of `src/prerender/renderGuestHome.tsx`. */
interface PrerenderModule {
  readonly renderGuestHome: (locale: Locale, configJson: string) => Promise<string>;
}

interface PrerenderFolders {
  /** The built app. */
  readonly client: string;
  /** The server build; it is thrown away afterwards. */
  readonly server: string;
}

const variants = [
  { locale: 'en', lang: 'en', file: 'index.html', catalogue: 'en' },
  { locale: 'tag', lang: 'fil', file: 'index.fil.html', catalogue: 'fil' },
] as const;

/**
 * Writes the guest home's first view into the built page, once per language, and keeps the page without content
 * as `shell.html` for all other routes.
 */
export async function prerender({ client, server }: PrerenderFolders): Promise<void> {
  const shell = await readFile(join(client, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const renderer: PrerenderModule = await import(pathToFileURL(join(server, 'renderGuestHome.js')).href);
  const configJson = /<script id="kislap-config"[^>]*>([^<]*)<\/script>/.exec(shell)?.[1] ?? '';
  const pageList = codeLinks(manifest, [keyOf(manifest, 'pages')]);
  await writeFile(
    join(client, 'shell.html'),
    withFont(shell, manifest).replace('</head>', `${pageList}</head>`),
  );
  for (const { locale, lang, file, catalogue } of variants) {
    const root = await renderer.renderGuestHome(locale, configJson);
    const links = codeLinks(manifest, [keyOf(manifest, 'home'), keyOf(manifest, `${catalogue}Start`)]);
    const page = withFont(shell, manifest)
      .replace('<html lang="en"', `<html lang="${lang}"`)
      .replace('</head>', `${links}</head>`)
      .replace('<div id="root"></div>', () => root);
    await writeFile(join(client, file), page);
  }
  await rm(join(client, '.vite'), { recursive: true });
  await rm(server, { recursive: true });
}

/** Where the manifest tells about the chunk of that name. */
function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk "${name}".`);
  return key;
}

/** Links that fetch the styles and the code of the first view together with the page itself. */
function codeLinks(manifest: Manifest, keys: readonly string[]): string {
  const chunks = new Set(keys.flatMap((key) => reachableFrom(manifest, key)));
  const files = [...chunks].flatMap((key) => manifest[key] ?? []).filter(({ isEntry }) => isEntry !== true);
  const styles = new Set(files.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...files.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

function reachableFrom(manifest: Manifest, key: string): readonly string[] {
  return [key, ...(manifest[key]?.imports ?? []).flatMap((imported) => reachableFrom(manifest, imported))];
}

function withFont(page: string, manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => /kislap-sans-[\w-]+\.woff2$/.test(file));
  if (font === undefined) return page;
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`;
  return page.replace('<link rel="stylesheet"', `${link}<link rel="stylesheet"`);
}
