import { productPage } from '../promises/productPage.mjs';
import { readPromises } from '../promises/readPromises.mjs';

/** @typedef {import('./text.mjs').Tree} Tree */

const source = 'docs/product/promises.json';
const page = 'docs/product.md';

/**
 * Whether a file names a test so: as a whole text, as the beginning of a text with parts that vary, or as a story.
 *
 * @param {string | undefined} text
 * @param {string} title
 */
const hasTest = (text, title) =>
  [`'${title}'`, `"${title}"`, `\`${title}`, `${title} = `, `${title}: `].some((named) =>
    text?.includes(named),
  );

/**
 * What the product promises is somewhere, and a test with that very title proves it. The page that says so is as
 * fresh as its source.
 *
 * @param {Tree} tree
 */
export function keptPromises(tree) {
  const text = tree.get(source);
  if (text === undefined) return [`${source} is missing`];
  const promises = readPromises(text);
  const missing = promises.flatMap(({ line, where, proof }) => [
    ...where.filter((path) => !tree.has(path)).map((path) => `"${line}": ${path} does not exist`),
    ...proof
      .filter(([path, title]) => !hasTest(tree.get(path), title))
      .map(([path, title]) => `"${line}": ${path} has no test "${title}"`),
    ...(proof.length === 0 ? [`"${line}" has no proof`] : []),
  ]);
  const isFresh = tree.get(page) === productPage(promises);
  return isFresh ? missing : [...missing, `${page} is not fresh: run "npm run promises"`];
}
