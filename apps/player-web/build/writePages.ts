import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import type { Manifest, ManifestChunk } from 'vite';
import { readConfigBlock } from '#configure';
import type { BuildNote } from '#configure';
import { earlyCodeTag } from '../src/features/first-view/earlyCode';
import type { EarlyCode } from '../src/features/first-view/earlyCode';
import { CODE_ID } from '../src/start/boot/fetchApp';
import { catalogues } from './catalogues';
import { criticalStyles } from './criticalStyles';

/**
 * Makes of the one page that was built a page for the guest home in each language, which fetches what its first view
 * needs, and `shell.html` for all other routes. Their content is drawn when the build is configured.
 */
export async function writePages(client: string, server: string): Promise<BuildNote['pages']> {
  const shell = await readFile(join(client, 'index.html'), 'utf8');
  const samples = await drawSamples(server, shell);
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const pages = [keyOf(manifest, 'live')];
  const pageList = styleLinks(manifest, pages) + codeLinks(manifest, pages);
  await writeFile(
    join(client, 'shell.html'),
    await withInlineStyles(withFont(shell, manifest).replace('</head>', `${pageList}</head>`), client),
  );
  for (const { tag, page: file } of catalogues) {
    const home = [keyOf(manifest, 'home'), keyOf(manifest, `${tag}Start`)];
    // A first view that is drawn from the operator's answers looks like what takes it over.
    const shown = [...home, keyOf(manifest, 'live')];
    const styles = styleLinks(manifest, shown);
    const tags = Object.entries(earlyChunks).map(([name, chunks]) => {
      const keys = [...chunks, ...(name === 'player' ? [] : [`${tag}Rest`])].map((chunk) =>
        keyOf(manifest, chunk),
      );
      const files = [...filesOf(manifest, keys).map(({ file }) => file), ...stylesOf(manifest, keys)];
      const known = new Set([
        ...filesOf(manifest, home).map(({ file }) => file),
        ...stylesOf(manifest, shown),
      ]);
      const content = files.flatMap((file) => (known.has(file) ? [] : [`/${file}`])).join(' ');
      return `<meta name="${earlyCodeTag(name)}" content="${content}" />\n    `;
    });
    const page = shell
      .replace('<html lang="en"', `<html lang="${tag}"`)
      .replace(CONFIG, tags.join('') + CONFIG)
      .replace('</head>', `${styles}${codeLinks(manifest, home)}</head>`);
    await writeFile(join(client, file), withCodeLast(await withFirstStyles(page, { client, samples })));
  }
  await rm(join(client, '.vite'), { recursive: true });
  return [
    { file: 'shell.html' },
    ...catalogues.map(({ page: file, code, tag, spokenAs, name }) => ({
      file,
      locale: code,
      tag,
      spokenAs,
      name,
    })),
  ];
}

const BOOT_STYLES = fileURLToPath(new URL('../src/start/boot/boot.css', import.meta.url));

/** What that code is, besides what home has fetched and, where a tap leads, the words of the language. */
const earlyChunks: Readonly<Record<EarlyCode, readonly string[]>> = {
  player: ['player'],
  login: ['entry', 'router'],
  deposit: ['money'],
  sheet: ['entry'],
};

/** The boot script stands behind it. */
const CONFIG = '<script id="kislap-config"';

const CODE =
  /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<link rel="stylesheet" href[^>]*>/g;

/**
 * The code behind the first view, and asked for after its pictures: the view stands without it. The boot script puts it
 * into the page, at once or when a visitor who saves data wants more than to read.
 */
function withCodeLast(page: string): string {
  const code = [...page.matchAll(CODE)].map(([tag]) => tag.replace(' ', ' fetchpriority="low" '));
  const template = `<template id="${CODE_ID}">${code.toReversed().join('')}</template>`;
  return page.replaceAll(CODE, '').replace('</body>', `${template}</body>`);
}

const STYLESHEET = /<link rel="stylesheet" crossorigin href="(?<href>[^"]+)">/g;

/** The first views of the build, by what draws them. */
async function drawSamples(server: string, shell: string): Promise<readonly string[]> {
  const renderer: { readonly renderSamples: (configJson: string) => Promise<readonly string[]> } =
    await import(pathToFileURL(join(server, 'renderGuestHome.js')).href);
  return renderer.renderSamples(readConfigBlock(shell) ?? '');
}

/** The style sheets of the page in the page itself, so that its first view waits for no second answer. */
async function withInlineStyles(page: string, client: string): Promise<string> {
  const sheets = await readSheets(page, client);
  return withStyles(page, [...sheets.map(inPage), await bootStyles()].join('\n'));
}

/** A style sheet names files beside itself; in a page it lies elsewhere. */
const inPage = (styles: string): string =>
  styles.replaceAll(/url\((?<quote>["']?)(?:\.\/)?(?<name>[\w-]+\.\w+)\k<quote>\)/g, 'url(/assets/$<name>)');

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Those styles in the page that its first view needs; all of them come as one file with the code, and the app begins
 * when they are there.
 */
async function withFirstStyles(
  page: string,
  { client, samples }: { readonly client: string; readonly samples: readonly string[] },
): Promise<string> {
  const sheets = (await readSheets(page, client)).join('\n');
  const href = 'assets/first.css';
  // The page has the fonts: declared once more, all text would be laid out anew.
  const whole = sheets.replaceAll(FONT_FACE, '');
  // The pages of all languages share it.
  const known = await readFile(join(client, href), 'utf8').catch(() => whole);
  if (known !== whole) throw new Error('The pages of two languages need different styles.');
  await writeFile(join(client, href), whole);
  const link = `<link rel="stylesheet" href="/${href}">`;
  const first = inPage(criticalStyles(sheets, samples)) + (await bootStyles());
  return withStyles(page, first).replace('</head>', () => `${link}</head>`);
}

const hrefsIn = (page: string): readonly string[] =>
  [...page.matchAll(STYLESHEET)].map(({ groups }) => groups?.['href'] ?? '');

const readSheets = (page: string, client: string): Promise<readonly string[]> =>
  Promise.all(hrefsIn(page).map(async (href) => (await readFile(join(client, href), 'utf8')).trim()));

async function bootStyles(): Promise<string> {
  const { code } = await transform(await readFile(BOOT_STYLES, 'utf8'), { loader: 'css', minify: true });
  return code.trim();
}

/**
 * The links of its style sheets stay, disabled and so never fetched: by them the bundler's loader knows that the styles
 * are here.
 */
function withStyles(page: string, styles: string): string {
  const links = hrefsIn(page).map(
    (href) => `<link rel="stylesheet" disabled media="not all" href="${href}">`,
  );
  return page
    .replaceAll(STYLESHEET, '')
    .replace('<link rel="icon"', () => `<style>${styles}</style><link rel="icon"`)
    .replace('</head>', () => `${links.join('')}</head>`);
}

/** Where the manifest tells about the chunk of that name. */
function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk "${name}".`);
  return key;
}

/** Links that fetch the code of the first view together with the page itself. */
function codeLinks(manifest: Manifest, keys: readonly string[]): string {
  return filesOf(manifest, keys)
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

const stylesOf = (manifest: Manifest, keys: readonly string[]): readonly string[] => [
  ...new Set(filesOf(manifest, keys).flatMap(({ css = [] }) => css)),
];

function styleLinks(manifest: Manifest, keys: readonly string[]): string {
  return stylesOf(manifest, keys)
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('');
}

/** The chunks and what they import, without the first script, which the page has. */
function filesOf(manifest: Manifest, keys: readonly string[]): readonly ManifestChunk[] {
  const chunks = new Set(keys.flatMap((key) => reachableFrom(manifest, key)));
  return [...chunks].flatMap((key) => manifest[key] ?? []).filter(({ isEntry }) => isEntry !== true);
}

function reachableFrom(manifest: Manifest, key: string): readonly string[] {
  return [key, ...(manifest[key]?.imports ?? []).flatMap((imported) => reachableFrom(manifest, imported))];
}

function withFont(page: string, manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => file.endsWith('/kislap-sans.woff2'));
  if (font === undefined) return page;
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`;
  return page.replace('<link rel="stylesheet"', `${link}<link rel="stylesheet"`);
}
