import ts from 'typescript';

/** @typedef {{ text: string, examples: readonly string[] }} Doc */

/** @param {ReturnType<typeof ts.getTextOfJSDocComment> | readonly ts.Node[]} comment */
const plain = (comment) => (typeof comment === 'string' ? comment.trim() : '');

/** The lines of an example, without the stars and the fence some write around it. @param {string} source */
const exampleLines = (source) =>
  source
    .replace(/^\s*\* ?/gm, '')
    .replace(/^```\w*$/gm, '')
    .trim();

/**
 * The docstring of a declaration: what it says, and its examples.
 *
 * @param {ts.Node} node
 * @returns {Doc}
 */
export function docOf(node) {
  const blocks = ts.getJSDocCommentsAndTags(node).filter((one) => ts.isJSDoc(one));
  const last = blocks.at(-1);
  if (last === undefined) return { text: '', examples: [] };
  const examples = (last.tags ?? [])
    .filter(({ tagName }) => tagName.text === 'example')
    .map((tag) =>
      exampleLines(
        tag
          .getText()
          .replace(/^@example/, '')
          .replace(/\*\/$/, ''),
      ),
    );
  return { text: plain(ts.getTextOfJSDocComment(last.comment)), examples };
}
