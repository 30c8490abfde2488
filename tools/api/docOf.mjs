import ts from 'typescript';

/** What a docstring says beside its text, such as what is thrown. @typedef {{ name: string, text: string }} Tag */

/** @typedef {{ text: string, tags: readonly Tag[], examples: readonly string[] }} Doc */

/** @param {ReturnType<typeof ts.getTextOfJSDocComment> | readonly ts.Node[]} comment */
const plain = (comment) => (typeof comment === 'string' ? comment.trim() : '');

/** The lines of an example, without the stars and the fence some write around it. @param {string} source */
const exampleLines = (source) =>
  source
    .replace(/^\s*\* ?/gm, '')
    .replace(/^```\w*$/gm, '')
    .trim();

/** @param {ts.JSDocTag} tag @returns {Tag} */
function toldBy(tag) {
  const subject = ts.isJSDocParameterTag(tag) ? `\`${tag.name.getText()}\` ` : '';
  const text = tag
    .getText()
    .replace(/^@\w+\s*/, '')
    .replace(/\*\/$/, '')
    .replace(/^\s*\* ?/gm, '')
    .trim();
  const own = ts.isJSDocParameterTag(tag) ? plain(ts.getTextOfJSDocComment(tag.comment)) : text;
  return { name: tag.tagName.text, text: `${subject}${own}`.replace(/\s+/g, ' ') };
}

/**
 * The docstring of a declaration: what it says, and its examples.
 *
 * @param {ts.Node} node
 * @returns {Doc}
 */
export function docOf(node) {
  const blocks = ts.getJSDocCommentsAndTags(node).filter((one) => ts.isJSDoc(one));
  const last = blocks.at(-1);
  if (last === undefined) return { text: '', tags: [], examples: [] };
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
  const tags = (last.tags ?? []).filter(({ tagName }) => tagName.text !== 'example').map(toldBy);
  return { text: plain(ts.getTextOfJSDocComment(last.comment)), tags, examples };
}
