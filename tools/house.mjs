import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figuresOf } from './circles/figures.mjs';
import { importGraph } from './circles/importGraph.mjs';
import { projects } from './circles/projects.mjs';
import { medianOf } from './median.mjs';
import { readArguments } from './readArguments.mjs';

/** `npm run house`: how finely each project is cut; `npm run house -- --lonely=libs/ui` names its lonely files. */
const repository = fileURLToPath(new URL('..', import.meta.url));
const { lonely: named } = readArguments('npm run house', { lonely: { type: 'string' } }).values;

console.log('project              files   median  longest  over 300  lonely');
/** @type {number[]} */
const lines = [];
let lonely = 0;
for (const project of projects) {
  const src = join(repository, project, 'src');
  const folder = existsSync(src) ? src : join(repository, project);
  const figures = figuresOf(folder, importGraph(folder));
  lines.push(...figures.lines);
  lonely += figures.lonely.length;
  print(project, figures.lines, figures.lonely.length);
  if (project === named) console.log(figures.lonely.map((file) => `  ${file}`).join('\n'));
}
print('all', lines, lonely);

/** @param {string} name @param {readonly number[]} all @param {number} alone */
function print(name, all, alone) {
  const over = all.filter((count) => count > 300).length;
  const cells = [all.length, medianOf(all) ?? 0, Math.max(0, ...all), over, alone];
  console.log(`${name.padEnd(18)}${cells.map((cell) => String(cell).padStart(8)).join(' ')}`);
}
