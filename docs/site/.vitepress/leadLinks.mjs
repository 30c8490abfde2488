import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { addressOf, isPage, repository, siteFiles } from './pages.mjs';

/** Where the sources can be read, such as the address of a branch; without it a link to them is only a name. */
const sources = process.env['DOCS_SOURCES']?.replace(/\/$/, '');

/**
 * Where a link of a page leads on the site. `undefined` for a file that is no page, where sources have no address.
 *
 * @param {string} href
 * @param {string} page The page's own path in the repository.
 * @throws {Error} For a link to what is not there.
 */
function target(href, page) {
  const [path = '', anchor] = href.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (path === '' || /^[a-z]+:|^\//i.test(path)) return href;
  const file = join(dirname(page), decodeURIComponent(path)).replaceAll('\\', '/').replace(/\/$/, '');
  const index = join(file, 'README.md').replaceAll('\\', '/');
  if (isPage(file)) return addressOf(file) + hash;
  if (isPage(index)) return addressOf(index) + hash;
  if (siteFiles.includes(file)) return `/${file}`;
  if (!existsSync(join(repository, file))) throw new Error(`${page} links to ${href}, which is not there.`);
  return sources && `${sources}/${file}${hash}`;
}

/**
 * Leads the links between Markdown files, which are those of the repository, to the pages of the site, and a link to a
 * source file to where sources can be read.
 *
 * @param {import('markdown-it').default} md
 */
export function leadLinks(md) {
  const code = md.renderer.rules.code_inline;
  // Braces are the pages' own: the site's templates have no part in them.
  md.renderer.rules.code_inline = (...call) =>
    (code?.(...call) ?? '').replaceAll('{{', '&#123;&#123;').replaceAll('}}', '&#125;&#125;');
  md.core.ruler.push('lead-links', ({ tokens, env }) => {
    const page = relative(repository, env.realPath ?? env.path).replaceAll('\\', '/');
    for (const { children } of tokens) {
      let isOpen = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const href = target(token.attrGet('href') ?? '', page);
          isOpen = href === undefined;
          if (isOpen) [token.tag, token.attrs] = ['span', [['class', 'source']]];
          else token.attrSet('href', href);
          if (href !== undefined && siteFiles.includes(href.slice(1))) token.attrSet('target', '_blank');
        } else if (token.type === 'link_close' && isOpen) {
          token.tag = 'span';
          isOpen = false;
        }
      }
    }
  });
}
