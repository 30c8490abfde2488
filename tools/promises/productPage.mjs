/** @typedef {import('./readPromises.mjs').ProductLine} ProductLine */

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {string} path */
const link = (path) => `[${path.split('/').at(-1)}](../${path})`;

/** @param {ProductLine} line */
const row = ({ line, where, proof }) =>
  `| ${cell(line)} | ${where.map(link).join(', ')} | ${proof.map(([path, title]) => `${link(path)}: ${cell(title)}`).join('<br>')} |`;

/** The page that says what the product promises, where it is made true and what proves it. @param {ProductLine[]} lines */
export function productPage(lines) {
  const parts = [...new Set(lines.map(({ part }) => part))];
  const tests = new Set(lines.flatMap(({ proof }) => proof.map((one) => one.join(' '))));
  const sections = parts.map((part) =>
    [
      `## ${part}`,
      '',
      '| what is true | where | what proves it |',
      '| --- | --- | --- |',
      ...lines.filter((line) => line.part === part).map(row),
      '',
    ].join('\n'),
  );
  return [
    '<!-- prettier-ignore-start -->',
    '# What the product promises',
    '',
    `${lines.length} lines, proven by ${tests.size} tests. Written by \`npm run promises\` from [promises.json](product/promises.json);`,
    '`npm run conventions` fails when a file or a test named here is gone.',
    '',
    ...sections,
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}
