import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { glyphs } from './glyphs.mjs';

/**
 * Writes one file per icon and weight from @phosphor-icons/core, so that a bundle carries only the
 * drawings it shows. Run it after changing the list: `node libs/ui/tools/buildGlyphs.mjs`.
 */
const icons = join(dirname(fileURLToPath(import.meta.url)), '../src/icons');
const assets = fileURLToPath(new URL('../', import.meta.resolve('@phosphor-icons/core'))) + 'assets';

const pascal = (text) => text.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const camel = (text) => text.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const readPaths = (name, weight) => {
  const file = join(assets, weight, weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`);
  const paths = [...readFileSync(file, 'utf8').matchAll(/<path d="([^"]+)"( opacity)?/g)];
  const joined = (isTone) =>
    paths
      .filter(([, , opacity]) => Boolean(opacity) === isTone)
      .map(([, d]) => d)
      .join('');
  return { line: joined(false), tone: joined(true) };
};

/** What each weight is for: the page of icons says the same. */
const purposes = {
  regular: 'for actions and quiet tabs',
  fill: 'for the active tab and for status',
  bold: 'for small marks beside text',
  duotone: 'for menu rows and notes',
};

const fileText = (id, name, weight, { line, tone }) =>
  [
    `import type { Glyph } from '../Glyph';`,
    ``,
    `/** A drawing for \`Icon\`: Phosphor's "${name.replaceAll('-', ' ')}" in ${weight}, ${purposes[weight]}. */`,
    `export const ${id}: Glyph = {`,
    `  line: '${line}',`,
    ...(tone ? [`  tone: '${tone}',`] : []),
    `};`,
    ``,
  ].join('\n');

rmSync(join(icons, 'glyphs'), { recursive: true, force: true });
mkdirSync(join(icons, 'glyphs'), { recursive: true });
const ids = Object.entries(glyphs).flatMap(([name, weights]) =>
  weights.map((weight) => {
    const id = `${camel(name)}${pascal(weight)}`;
    writeFileSync(join(icons, 'glyphs', `${id}.ts`), fileText(id, name, weight, readPaths(name, weight)));
    return id;
  }),
);
const exports = ids.map((id) => `export { ${id} } from './glyphs/${id}';`).join('\n');
writeFileSync(join(icons, 'index.ts'), `export type { Glyph } from './Glyph';\n${exports}\n`);
