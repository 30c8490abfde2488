import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraries } from './libraries.mjs';
import { run } from './run.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const consumers = fileURLToPath(new URL('consumers', import.meta.url));

/**
 * Packs every library as `npm publish` would.
 *
 * @param {string} folder Where the tarballs go.
 * @returns {Promise<ReadonlyMap<string, string>>} The tarball by the name of the library.
 */
export async function packLibraries(folder) {
  const entries = libraries.map(async ({ name, dist }) => {
    const { version } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
    await run(['pack', dist, '--pack-destination', folder, '--silent', '--ignore-scripts'], folder, 'npm');
    return /** @type {const} */ ([name, join(folder, `kislap-${name}-${version}.tgz`)]);
  });
  return new Map(await Promise.all(entries));
}

/** Where the repository has a package that a library uses. @param {string} name @param {string} home */
function placeOf(name, home) {
  const place = [home, repository]
    .map((top) => join(top, 'node_modules', name))
    .find((path) => existsSync(path));
  if (place === undefined) throw new Error(`${name} is not installed: run npm ci.`);
  return realpathSync(place);
}

/** @param {string} from @param {string} to */
function link(from, to) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'dir');
}

/**
 * A new project outside the repository that has installed the tarballs. What they depend on is linked from the
 * repository: installing it by npm would need the registry, and what is tested is our packages, not theirs. Only what
 * a manifest names is linked, so that an undeclared import still fails.
 *
 * @param {ReadonlyMap<string, string>} tarballs
 * @param {readonly string[]} [extra] Tools the project has besides, such as its bundler or types.
 * @returns {Promise<string>} Its folder.
 */
export async function consumerFolder(tarballs, extra = []) {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'kislap-consumer-')));
  cpSync(consumers, project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const { name, home } of libraries) {
    const place = join(project, 'node_modules/@kislap', name);
    mkdirSync(place, { recursive: true });
    await run(['-xzf', tarballs.get(name) ?? '', '--strip-components=1', '-C', place], project, 'tar');
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(join(place, 'package.json'), 'utf8'),
    );
    for (const one of Object.keys({ ...dependencies, ...peerDependencies }).filter(
      (one) => !one.startsWith('@kislap/'),
    ))
      link(placeOf(one, home), join(project, 'node_modules', one));
  }
  for (const one of extra) link(placeOf(one, repository), join(project, 'node_modules', one));
  return project;
}
