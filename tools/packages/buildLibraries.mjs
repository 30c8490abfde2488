import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finishScripts, markAsClient } from './finishScripts.mjs';
import { finishStyles } from './finishStyles.mjs';
import { importedPackages } from './importedPackages.mjs';
import { libraries } from './libraries.mjs';
import { publishedManifest } from './publishedManifest.mjs';
import { writeDeclarations } from './writeDeclarations.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const tsup = join(repository, 'node_modules/tsup/dist/cli-default.js');

/**
 * Builds the packages into `libs/<name>/dist`, each of which is then the whole package: scripts, types, manifest,
 * README, licence and changelog.
 */
export async function buildLibraries() {
  for (const { dist } of libraries) rmSync(dist, { recursive: true, force: true });
  const scripts = bundleAll();
  await new Promise((resolve) => setImmediate(resolve));
  writeDeclarations(libraries);
  await scripts;
  for (const library of libraries) finish(library);
}

async function bundleAll() {
  for (const { name, home } of libraries) await bundle(name, home);
}

/** @param {string} name @param {string} home */
function bundle(name, home) {
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const said = [];
    const child = spawn(process.execPath, [tsup, '--silent'], { cwd: home });
    child.stdout.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('close', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`tsup cannot build ${name}:\n${Buffer.concat(said).toString()}`));
    });
  });
}

/** @param {import('./libraries.mjs').Library} library */
function finish({ name, home, dist }) {
  if (name === 'ui') {
    finishStyles(dist);
    finishScripts(dist);
    const fonts = join(home, 'src/theme/fonts');
    for (const licence of readdirSync(fonts).filter((file) => file.startsWith('OFL-')))
      copyFileSync(join(fonts, licence), join(dist, 'assets', licence));
  }
  if (name === 'api') markAsClient(join(dist, 'react.js'));
  if (name === 'i18n') markAsClient(join(dist, 'index.js'));
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const published = publishedManifest(manifest, importedPackages(dist));
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  copyFileSync(join(repository, 'LICENSE'), join(dist, 'LICENSE'));
  for (const page of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(home, page))) copyFileSync(join(home, page), join(dist, page));
}
