import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const app = join(root, 'apps/player-web');
const dist = join(app, 'dist');

/**
 * @typedef {object} Change One line of one source file.
 * @property {string} what
 * @property {string} file
 * @property {string} from
 * @property {string} to
 */

/** Copies a build; the one that lies there now unless said otherwise. @returns {Promise<string>} The folder of the copy. */
export async function copyBuild(build = dist) {
  const folder = await mkdtemp(join(tmpdir(), 'kislap-updates-'));
  await cp(build, folder, { recursive: true });
  return folder;
}

/**
 * Builds the app with that change, which no file on the disk has; the build that lies there now stays.
 *
 * @param {Change} change
 * @returns {Promise<string>} The folder of the build.
 * @throws {Error} When the line has gone.
 */
export async function buildWith({ file, from, to }) {
  const before = await copyBuild();
  let isChanged = false;
  try {
    const builder = await createBuilder({
      root: app,
      logLevel: 'error',
      plugins: [
        {
          name: 'kislap:one-line-change',
          enforce: 'pre',
          transform(code, id) {
            if (!id.endsWith(file)) return undefined;
            if (!code.includes(from)) throw new Error(`${file} has no line "${from}".`);
            isChanged = true;
            return { code: code.replace(from, to), map: null };
          },
        },
      ],
    });
    await builder.buildApp();
    if (!isChanged) throw new Error(`The build has not read ${file}.`);
    return await copyBuild();
  } finally {
    await rm(dist, { recursive: true, force: true });
    await cp(before, dist, { recursive: true });
    await rm(before, { recursive: true });
  }
}
