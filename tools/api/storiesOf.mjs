import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kit = fileURLToPath(new URL('../../libs/ui/src', import.meta.url));

/** @param {string} name */
const mentions = (name) => new RegExp(`\\b${name}\\b`);

/** The stories of the kit with what they say. @returns {readonly { file: string, text: string }[]} */
const stories = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => ({ file: join(kit, path), text: readFileSync(join(kit, path), 'utf8') }));

/**
 * The stories that show an export of the kit. Every story is compiled and run by the tests, so that it is an example:
 * of a component that it imports, and of a type whose component it shows, which stands in the same folder. The story
 * of its own name comes first.
 *
 * @param {import('./readExports.mjs').Exported} exported
 * @returns {readonly string[]} Files.
 */
export function storiesOf({ name, kind, file }) {
  if (!file.startsWith(kit)) return [];
  const own = basename(file).replace(/\.tsx?$/, '');
  const isBeside = (/** @type {string} */ story) => join(story, '..') === join(file, '..');
  const imported = new RegExp(`^import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '\\.`, 'm');
  const found = stories.filter(({ file: story, text }) =>
    kind === 'type'
      ? isBeside(story) && takesType(story, name)
      : imported.test(text) || importsAllOf(story, text, file),
  );
  return found
    .map(({ file: story }) => story)
    .toSorted(
      (a, b) => Number(basename(b).startsWith(`${own}.`)) - Number(basename(a).startsWith(`${own}.`)),
    );
}

/** Whether a component of a story's folder takes a type. @param {string} story @param {string} type */
function takesType(story, type) {
  const folder = join(story, '..');
  return readdirSync(folder)
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
    .some((name) => mentions(type).test(readFileSync(join(folder, name), 'utf8')));
}

/**
 * Whether a story imports everything of the folder that a file is in. @param {string} story @param {string} text @param
 * {string} file
 */
function importsAllOf(story, text, file) {
  const [, barrel] = /^import \* as \w+ from '(\..+)'/m.exec(text) ?? [];
  return barrel !== undefined && file.startsWith(`${join(story, '..', barrel)}/`);
}
