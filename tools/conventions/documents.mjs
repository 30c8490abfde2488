import { posix } from 'node:path';

/** @typedef {import('./text.mjs').Tree} Tree */

const record = /^docs\/decisions\/(\d{4})-[\w-]+\.md$/;
const dated = /^- Date: (\d{4}-\d\d-\d\d)$/m;
const withStatus = /^- Status: (accepted|withdrawn|superseded by (\d{4}))$/m;

/**
 * Every decision record says when it was taken and whether it still holds, and the table of records says the same.
 *
 * @param {Tree} tree
 */
export function datedDecisions(tree) {
  const records = [...tree].filter(([path]) => record.test(path));
  const numbers = new Set(records.map(([path]) => record.exec(path)?.[1]));
  const rows = (tree.get('docs/decisions/README.md') ?? '').split('\n');
  return records.flatMap(([path, text]) => {
    const [, date] = dated.exec(text) ?? [];
    const [, status, successor] = withStatus.exec(text) ?? [];
    if (date === undefined) return [`${path} has no line "- Date: YYYY-MM-DD"`];
    if (status === undefined)
      return [`${path} has no line "- Status: accepted", "withdrawn" or "superseded by NNNN"`];
    if (successor !== undefined && !numbers.has(successor))
      return [`${path} is superseded by ${successor}, which does not exist`];
    const row = rows.find((line) => line.includes(`(${path.slice('docs/decisions/'.length)})`));
    const cells = row?.split('|').map((cell) => cell.trim());
    return cells?.[3] === date && cells[4] === status
      ? []
      : [`docs/decisions/README.md does not show ${path} with ${date}, ${status}`];
  });
}

const cited = /@see (docs\/[\w/-]+\.md)(?:#([\w-]+))?/g;

/**
 * A section of a document that a docstring cites is there.
 *
 * @param {Tree} tree
 */
export function citedSections(tree) {
  return [...tree]
    .filter(([path]) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('tools/tests/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(cited)]
        .filter(([, page = '', anchor]) => !hasSection(tree.get(page), anchor))
        .map(([see]) => `${path} cites ${see.slice('@see '.length)}, which is not there`),
    );
}

/** @param {string | undefined} page @param {string | undefined} anchor */
const hasSection = (page, anchor) =>
  page !== undefined && (anchor === undefined || headingAnchors(page).includes(anchor));

/** The anchors of a page's headings, as Markdown viewers make them. @param {string} page */
const headingAnchors = (page) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-'),
  );

const linked = /\]\((?<target>[^)\s]+)\)/g;
const elsewhere = /^(?:[a-z]+:|\?)/;
/** Its bytes are no part of the tree. */
const picture = /\.(?:png|webp|avif|jpg|ico)$/;

/**
 * What a page links to is there: a file, a folder, and the heading of a page. Code in a page links to nothing.
 *
 * @param {Tree} tree
 */
export function linkedFiles(tree) {
  const folders = new Set([...tree.keys()].flatMap(foldersOf));
  return [...tree]
    .filter(([path]) => path.endsWith('.md') && !path.startsWith('.changeset/'))
    .flatMap(([path, text]) =>
      [...text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(linked)]
        .map(({ groups }) => groups?.['target'] ?? '')
        .filter((target) => !elsewhere.test(target) && !picture.test(target))
        .filter((target) => {
          const [file = '', anchor] = target.split('#');
          const place = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\/$/, '');
          return !(folders.has(place) || hasSection(tree.get(place), anchor));
        })
        .map((target) => `${path} links to ${target}, which is not there`),
    );
}

/** @param {string} path */
const foldersOf = (path) => path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/') || '.');

// Games have rules of their own, which their pages tell.
const domainTopic =
  /^libs\/domain\/src\/(?!games\/|kernel\/|testing\/)[\w-]+\/(?!internal|index)\w+(?<!\.test)\.ts$/;
const exportedFunction = /^export (?:function (\w+)|const (\w+) = (?:<[^>]*>)?\()/gm;

/**
 * Every rule of the domain cites its section of `docs/rules.md`.
 *
 * @param {Tree} tree
 */
export function citedRules(tree) {
  return [...tree]
    .filter(([path]) => domainTopic.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(exportedFunction)]
        .filter(({ index }) => !docstringBefore(text, index).includes('@see docs/rules.md#'))
        .map(([, name, constant]) => `${path}: ${name ?? constant} cites no section (@see docs/rules.md#…)`),
    );
}

/** @param {string} text @param {number} index */
function docstringBefore(text, index) {
  const before = text.slice(0, index).trimEnd();
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
}
