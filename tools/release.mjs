import { spawnSync } from 'node:child_process';
import { buildLibraries } from './packages/buildLibraries.mjs';
import { checkPackages } from './packages/checkPackages.mjs';
import { libraries } from './packages/libraries.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run release`: writes the bills of materials, builds the packages, uses them from outside, and publishes those
 * whose version the registry does not have yet. `--dry-run` publishes nothing: it says what each package would hold.
 */
const { 'dry-run': isTrial = false } = readArguments('npm run release', {
  'dry-run': { type: 'boolean' },
}).values;

/** @param {string} program @param {readonly string[]} args */
function mustRun(program, args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} fails.`);
}

/** What a package would hold, in one line. @param {string} dist */
function contentsOf(dist) {
  const args = ['pack', dist, '--dry-run', '--ignore-scripts', '--json', '--loglevel=error'];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} fails.`);
  const [{ id, entryCount, size, unpackedSize }] = JSON.parse(stdout);
  return `${id}: ${entryCount} files, ${size} B packed, ${unpackedSize} B unpacked`;
}

mustRun('npm', ['run', '--silent', 'sbom']);
await buildLibraries();
const failures = await checkPackages({ isShort: isTrial });
if (failures.length > 0) throw new Error(`Nothing was published:\n${failures.join('\n')}`);
if (isTrial) {
  mustRun('npx', ['changeset', 'status']);
  for (const { dist } of libraries) console.log(contentsOf(dist));
} else {
  mustRun('npx', ['changeset', 'publish']);
}
