import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of every app and library, from the top of the repository. */
export const projects = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(repository, folder))
    .map((name) => `${folder}/${name}`)
    .filter((project) => existsSync(join(repository, project, 'package.json'))),
);
