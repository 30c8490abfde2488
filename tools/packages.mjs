import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildLibraries } from './packages/buildLibraries.mjs';
import { checkElsewhere } from './packages/checkElsewhere.mjs';
import { checkPackages } from './packages/checkPackages.mjs';
import { checkReports } from './packages/checkReports.mjs';
import { checkSizes } from './packages/checkSizes.mjs';
import { packLibraries } from './packages/consumerFolder.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run packages`: builds every library into `libs/<name>/dist`, the package that is published.
 *
 * `--check` then compares surface and sizes with what is committed and uses the packages from outside the repository;
 * `--short` does so in Node alone, `--built` takes what is built already, `--update` takes surface and sizes as they
 * are.
 *
 * `--pack=FOLDER` makes a tarball of each there, for a project that has no registry to take them from.
 *
 * `--elsewhere` installs them by npm into a folder elsewhere, and uses them in Node, Next, Vite, vitest and jest.
 */
const flag = /** @type {const} */ ({ type: 'boolean', default: false });
const { values: options } = readArguments('npm run packages', {
  pack: { type: 'string' },
  check: flag,
  short: flag,
  built: flag,
  update: flag,
  elsewhere: flag,
});
const { pack: packed, update: isUpdate } = options;
if (!options.built) await buildLibraries();
if (packed) {
  const folder = resolve(packed);
  mkdirSync(folder, { recursive: true });
  for (const tarball of (await packLibraries(folder)).values()) console.log(tarball);
}
if (options.check) {
  const failures = [
    ...(await checkReports({ isUpdate })),
    ...(await checkSizes({ isUpdate })),
    ...(await checkPackages({ isShort: options.short })),
  ];
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}
if (options.elsewhere) {
  const failures = await checkElsewhere();
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}
