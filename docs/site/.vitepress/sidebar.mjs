import { addressOf, pages, titleOf } from './pages.mjs';

/** The pages of each chapter, in its order; a pattern stands for all that match, sorted. */
const chapters = [
  {
    text: 'Start',
    pages: [
      'README.md',
      'docs/is-it-for-me.md',
      'docs/developers.md',
      'examples/README.md',
      'examples/wrapper/README.md',
    ],
  },
  { text: 'For operators', pages: ['docs/operators/README.md', /^docs\/operators\/[\w-]+\.md$/] },
  { text: 'The calls', collapsed: true, pages: [/^docs\/operators\/calls\//] },
  { text: 'The product', pages: ['docs/rules.md', 'docs/words.md', 'GLOSSARY.md', 'docs/engines.md'] },
  { text: 'Packages', pages: [/^libs\/\w+\/README\.md$/, 'docs/packages.md', 'docs/sizes.md'] },
  {
    text: 'Apps and tools',
    collapsed: true,
    pages: [/^(?:apps\/[\w-]+|tools)\/README\.md$/, 'docs/faults.md'],
  },
  { text: 'Take part', pages: ['CONTRIBUTING.md', 'docs/first-tasks.md', 'CODE_OF_CONDUCT.md'] },
  { text: 'Versions and help', pages: ['CHANGELOG.md', 'docs/upgrading.md', 'SUPPORT.md', 'SECURITY.md'] },
  // A page that nobody has put anywhere is found all the same.
  { text: 'More', collapsed: true, pages: [/^(?!docs\/decisions\/)/] },
  { text: 'Decisions', collapsed: true, pages: ['docs/decisions/README.md', /^docs\/decisions\/\d/] },
];

/** The chapters with their pages, each page once. */
export function sidebar() {
  const seen = new Set();
  const shown = chapters.map(({ text, collapsed, pages: wanted }) => ({
    text,
    ...(collapsed && { collapsed }),
    items: wanted
      .flatMap((one) => (typeof one === 'string' ? [one] : pages.filter((page) => one.test(page))))
      .filter((page) => !seen.has(page) && seen.add(page))
      .map((page) => ({ text: titleOf(page), link: addressOf(page) })),
  }));
  return shown.filter(({ items }) => items.length > 0);
}
