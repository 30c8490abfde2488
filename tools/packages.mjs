import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildLibraries } from './packages/buildLibraries.mjs';
import { checkElsewhere } from './packages/checkElsewhere.mjs';
import { checkPackages } from './packages/checkPackages.mjs';
import { checkReports } from './packages/checkReports.mjs';
import { checkSizes } from './packages/checkSizes.mjs';
import { packLibraries } from './packages/consumerFolder.mjs';

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
const PACK = '--pack=';
const usage = `npm run packages [-- --pack=FOLDER | --check [--short] [--built] [--update] | --elsewhere]`;
const flags = new Set(process.argv.slice(2));
const known = ['--built', '--check', '--elsewhere', '--short', '--update'];
const packed = [...flags].find((flag) => flag.startsWith(PACK))?.slice(PACK.length);
const unknown = [...flags].filter((flag) => !known.includes(flag) && !(flag.startsWith(PACK) && packed));
if (unknown.length > 0) {
  console.error(`${unknown.join(' ')}: no such option.\n${usage}`);
  process.exit(2);
}
const isUpdate = flags.has('--update');
if (!flags.has('--built')) await buildLibraries();
if (packed !== undefined) {
  const folder = resolve(packed);
  mkdirSync(folder, { recursive: true });
  for (const tarball of (await packLibraries(folder)).values()) console.log(tarball);
}
if (flags.has('--check')) {
  const failures = [
    ...(await checkReports({ isUpdate })),
    ...(await checkSizes({ isUpdate })),
    ...(await checkPackages({ isShort: flags.has('--short') })),
  ];
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}
if (flags.has('--elsewhere')) {
  const failures = await checkElsewhere();
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}
