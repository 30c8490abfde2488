import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStories } from './browser/runStories.mjs';
import { formatted } from './format.mjs';
import { picturedSkins, putSkin } from './skin/putSkin.mjs';
import { kit, measure, readSkin } from './skin/readSkin.mjs';
import { readArguments } from './readArguments.mjs';

/** @typedef {import('@kislap/ui').Skin} Skin */

const usage = `npm run skin -- FILE --id=ID [--name=NAME] [--ground=TOKEN --accent=TOKEN --festive=TOKEN] [--out=FOLDER]
npm run skin -- FILE --id=ID --put [WORDS]

Makes a skin of a design token file, of the format 2025.10 or older: ID.ts for the kit, ID.css for who uses the package, and
contrast.md with every pair of colours that can meet, into reports/skin or FOLDER. It fails when a pair is too close.

  --ground, --accent, --festive   which tokens of the file are the brand's three colours, where it calls them otherwise
  --put                           writes the skin over the kit's own of that id, kislap or perlas, of which pictures are kept, and
                                  compares the stories (WORDS choose files): what changed is on reports/visual/index.html
`;

const repository = fileURLToPath(new URL('..', import.meta.url));
const text = /** @type {const} */ ({ type: 'string' });
const roles = /** @type {const} */ (['ground', 'accent', 'festive']);
const options = { id: text, name: text, out: text, ground: text, accent: text, festive: text };
const command = readArguments('npm run skin', { ...options, put: { type: 'boolean' } }, ['FILE', 'WORDS…']);

/** @param {Skin} skin */
async function codeOf(skin) {
  const constant = skin.id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const code = [
    "import type { Skin } from '../Skin';",
    `/**\n * ${skin.name}, made of design tokens by \`npm run skin\`.\n *\n * @example\n * ${constant}.defaultScheme; // => '${skin.defaultScheme}'\n */
export const ${constant}: Skin = ${JSON.stringify(skin)};`,
  ].join('\n\n');
  return await formatted(`${skin.id}.ts`, code);
}

/** @param {readonly import('./skin/readSkin.mjs').Measured[]} pairs @param {Skin} skin */
function reportOf(pairs, skin) {
  const rows = pairs.map(({ scheme, front, back, ratio, minimum, kind }) => {
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return `| ${scheme} | ${front} | ${back} | ${kind} | ${shown} | ${minimum} | ${ratio < minimum ? '**too close**' : 'holds'} |`;
  });
  const head =
    '| scheme | front | on | what | contrast | needed | |\n| --- | --- | --- | --- | ---: | ---: | --- |';
  return `# Contrast of ${skin.name}\n\nWCAG 2.2 AA, the closest first.\n\n${head}\n${rows.join('\n')}\n`;
}

/** @param {typeof command} command */
async function make({ values, positionals: [file = '', ...words] }) {
  const { id = '', name = '', out = join(repository, 'reports/skin'), put = false } = values;
  const colors = Object.fromEntries(roles.flatMap((role) => (values[role] ? [[role, values[role]]] : [])));
  const pictured = await picturedSkins();
  const skin = await readSkin(resolve(file), { id, name, colors });
  const pairs = await measure(skin);
  const close = pairs.filter(({ ratio, minimum }) => ratio < minimum);
  mkdirSync(out, { recursive: true });
  const code = await codeOf(skin);
  const { skinCss } = await kit();
  for (const [place, content] of [
    [`${skin.id}.ts`, code],
    [`${skin.id}.css`, skinCss(skin)],
    ['contrast.md', reportOf(pairs, skin)],
  ]) {
    writeFileSync(join(out, `${place}`), `${content}`);
    console.log(relative(process.cwd(), join(out, `${place}`)));
  }
  console.log(`${pairs.length - close.length} of ${pairs.length} pairs of colours hold.`);
  if (close.length > 0) process.exitCode = 1;
  if (!put) return;
  const written = putSkin({ id: skin.id, code }, { pictured });
  console.log(`${written} is written over; git checkout ${written} brings it back.`);
  runStories({ STORY_CHECKS: 'pictures' }, words);
}

if (command.positionals.length === 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    await make(command);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.message);
    if (/^brand[.]\w+ is missing/m.test(error.message))
      console.error(
        'A file that names them otherwise says how: --ground=TOKEN --accent=TOKEN --festive=TOKEN.',
      );
    process.exitCode = 1;
  }
}
