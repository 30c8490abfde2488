import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Markdown that is no page of the site: notes beside sources, and the surfaces, which the workshop shows. */
export const notPages = ['docs/api/**', 'docs/site/**', '*/*/{src,public,reports,test-results,coverage}/**'];

/** Files that the site hands out as they are. */
export const siteFiles = ['docs/operators/openapi.json'];

/** The folders whose Markdown is pages. `*` is any one folder. */
const folders = ['', 'docs', 'docs/decisions', 'docs/operators', 'docs/operators/calls', 'examples', 'tools'];

/** @param {string} folder */
const markdownIn = (folder) =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

/** @param {string} parent */
const foldersIn = (parent) =>
  readdirSync(join(repository, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${parent}/${name}`);

/** Every page by its path in the repository, sorted. */
export const pages = [...folders, ...['libs', 'apps', 'examples'].flatMap(foldersIn)]
  .flatMap(markdownIn)
  .toSorted((left, right) => (left < right ? -1 : 1));

const known = new Set(pages);

/** @param {string} path */
export const isPage = (path) => known.has(path);

/** Where a page is on the site: a README is the index of its folder. @param {string} page */
export function addressOf(page) {
  if (!page.endsWith('README.md')) return `/${page.replace(/\.md$/, '')}`;
  const folder = dirname(page);
  return folder === '.' ? '/' : `/${folder}/`;
}

/** What a page calls itself. @param {string} page */
export function titleOf(page) {
  const [, title = page] = /^# (.+)$/m.exec(readFileSync(join(repository, page), 'utf8')) ?? [];
  return title.replaceAll('`', '');
}
