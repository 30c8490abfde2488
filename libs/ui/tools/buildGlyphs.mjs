import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { glyphs } from './glyphs.mjs';

/**
 * Writes one file per group of icons from @phosphor-icons/core. Run it after changing the list:
 * `node libs/ui/tools/buildGlyphs.mjs`, and `npm run format` over what it wrote.
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

function glyphText(name, weight) {
  const { line, tone } = readPaths(name, weight);
  return [
    `/** A drawing for \`Icon\`: Phosphor's "${name.replaceAll('-', ' ')}" in ${weight}, ${purposes[weight]}. */`,
    `export const ${camel(name)}${pascal(weight)}: Glyph = {`,
    `  line: '${line}',`,
    ...(tone ? [`  tone: '${tone}',`] : []),
    `};`,
  ].join('\n');
}

for (const [group, names] of Object.entries(glyphs)) {
  const texts = Object.entries(names).flatMap(([name, weights]) =>
    weights.map((weight) => glyphText(name, weight)),
  );
  writeFileSync(
    join(icons, `${group}.ts`),
    `import type { Glyph } from './Glyph';\n\n${texts.join('\n\n')}\n`,
  );
}
const exports = Object.keys(glyphs).map((group) => `export * from './${group}';`);
writeFileSync(join(icons, 'index.ts'), [`export type { Glyph } from './Glyph';`, ...exports, ''].join('\n'));
