import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { avoidedIn, avoidedInEnglish, avoidedInFilipino } from '@kislap/tools/words/avoidedWords';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The folders whose pages a player or a visitor reads. */
const folders = ['cashier', 'games', 'help', 'legal', 'pages', 'wrapper'];
const web = fileURLToPath(new URL('..', import.meta.url));

/** What a program says: its texts of more than one word, and its labels, which begin with a capital. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateTail(node);
    if (isText && /^[A-Z]| /.test(node.text)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('page.ts', source, ts.ScriptTarget.Latest));
  return texts;
}

const findings = (text: string) =>
  [...avoidedIn(text, avoidedInEnglish), ...avoidedIn(text, avoidedInFilipino)].map(
    ({ word, instead }) => `"${word}", not "${instead}": ${text}`,
  );

const sources = folders.flatMap((folder) =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
);

describe('the words of the pages', () => {
  it.each(sources)('of %s are none that docs/words.md avoids', (name) => {
    expect(textsOf(readFileSync(join(web, name), 'utf8')).flatMap(findings)).toEqual([]);
  });

  it('are found wherever a page keeps them', () => {
    const [page = '', cashier = ''] = ['pages/renderPage.ts', 'cashier/cashierTexts.ts'].map((name) =>
      readFileSync(join(web, name), 'utf8'),
    );
    expect(textsOf(page)).toEqual(expect.arrayContaining(['Copy', 'I-copy']));
    expect(textsOf(cashier)).toEqual(expect.arrayContaining(['Pay within', 'Magbayad sa loob ng']));
  });

  it.each([
    ["{ copy: 'Kopyahin' }", 'kopyahin, burahin'],
    ['"This pick is not offered here."', 'cannot, do not, is not'],
    ['html`<p>${name} operator</p>`', 'operator'],
  ])('are refused in %s', (source, word) => {
    expect(textsOf(source).flatMap(findings).join()).toContain(`"${word}"`);
  });
});
