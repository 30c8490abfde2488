/** @typedef {import('./text.mjs').Tree} Tree */

/** The requirements of OWASP ASVS 5.0.0 on its levels 1 and 2, section by section. */
const requirements = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2
  4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3
  6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2
  10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1
  12.1.1-3 12.2.1-2 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3
  15.3.1-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`;

/** Every requirement by its number. */
const numbers = requirements
  .trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [, name = '', list = ''] = /^(\d+\.\d+)\.(.+)$/.exec(section) ?? [];
    return list.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, at) => `${name}.${first + at}`);
    });
  });

const row = /^\| (?<which>[\d.*, ]+?) *\| (?<status>[a-z. ]+?) *\| (?<by>.*?) *\|$/gm;
const proof = /\[(?<file>[^\]]+)\]\(\k<file>\)(?:: “(?<title>[^”]+)”)?/;
const statuses = new Set(['met', 'documented', 'not shown', 'not met', 'operator', 'n.a.']);

/**
 * The statement in SECURITY.md speaks of every requirement once; what is met names a test that is there, and what is
 * documented a page.
 *
 * @param {Tree} tree
 */
export function securityStatement(tree) {
  const rows = [...(tree.get('SECURITY.md') ?? '').matchAll(row)].map(({ groups = {} }) => groups);
  const spoken = rows.flatMap(({ which = '' }) => which.split(', ').flatMap(expand));
  return [
    ...numbers.filter((one) => !spoken.includes(one)).map((one) => `SECURITY.md says nothing of ${one}`),
    ...spoken
      .filter((one, at) => spoken.indexOf(one) < at)
      .map((one) => `SECURITY.md speaks of ${one} twice`),
    ...spoken
      .filter((one) => !numbers.includes(one))
      .map((one) => `SECURITY.md speaks of ${one}: there is none`),
    ...rows.flatMap((one) => faultOf(tree, one) ?? []),
  ];
}

/** @param {string} which */
const expand = (which) =>
  which.endsWith('.*') ? numbers.filter((one) => one.startsWith(which.slice(0, -1))) : [which];

/** @param {Tree} tree @param {Record<string, string>} row */
function faultOf(tree, { which, status = '', by = '' }) {
  if (!statuses.has(status)) return `SECURITY.md: ${which} is "${status}", which is no status`;
  if (status !== 'met' && status !== 'documented') return undefined;
  const { file = '', title = '' } = proof.exec(by)?.groups ?? {};
  const text = tree.get(file);
  if (text === undefined)
    return `SECURITY.md: ${which} is ${status} by ${file || 'nothing'}, which is not there`;
  if (status === 'documented') return undefined;
  if (!/\.(?:test|spec)\.|\/suites\//.test(file))
    return `SECURITY.md: ${which} is met by ${file}, which is no test`;
  return title !== '' && text.includes(title)
    ? undefined
    : `SECURITY.md: ${which} is met by “${title}”, which ${file} does not hold`;
}
