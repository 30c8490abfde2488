import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCircles } from './circles/findCircles.mjs';
import { importGraph, topFolders } from './circles/importGraph.mjs';
import { projects } from './circles/projects.mjs';
import { readArguments } from './readArguments.mjs';

readArguments('npm run circles', {});

const mostShown = 20;
const repository = fileURLToPath(new URL('..', import.meta.url));

/** `npm run circles`: import circles of each project, by file and by top folder. None is allowed. */
let hasCircles = false;
for (const project of projects) {
  const src = join(repository, project, 'src');
  const graph = importGraph(existsSync(src) ? src : join(repository, project));
  const circles = { files: findCircles(graph), folders: findCircles(topFolders(graph)) };
  for (const kind of /** @type {const} */ (['files', 'folders'])) {
    if (circles[kind].length > 0) hasCircles = true;
    for (const circle of circles[kind]) {
      const shown = circle.slice(0, mostShown).join(', ');
      console.error(
        `${project}: circle of ${circle.length} ${kind}: ${shown}${circle.length > mostShown ? ', …' : ''}`,
      );
    }
  }
}
console.log(`${projects.length} projects${hasCircles ? '' : ': no import circles'}.`);
process.exitCode = hasCircles ? 1 : 0;
