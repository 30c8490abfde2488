import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../freePort.mjs';
import { openAt, openFolder } from './checkInBrowser.mjs';
import { packLibraries } from './consumerFolder.mjs';
import { run } from './run.mjs';

const projects = fileURLToPath(new URL('elsewhere', import.meta.url));

/**
 * Uses the packages as somebody elsewhere does: a folder outside the repository, one `npm install` of the tarballs beside
 * published tools, and a project for Node, Next, Vite, vitest and jest each.
 *
 * @returns {Promise<string[]>} What failed.
 */
export async function checkElsewhere() {
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'kislap-elsewhere-')));
  const tarballs = await packLibraries(home);
  cpSync(projects, home, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  for (const [name, tarball] of tarballs) manifest.dependencies[`@kislap/${name}`] = `file:${tarball}`;
  // What a package needs of ours is the tarball beside it, and no published one.
  manifest.overrides = Object.fromEntries(
    [...tarballs.keys()].map((name) => [`@kislap/${name}`, `$@kislap/${name}`]),
  );
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest, null, 2));
  /** @type {string[]} */
  const failures = [];
  for (const [name, check] of Object.entries(checksIn(home))) {
    const since = Date.now();
    try {
      await check();
      console.log(`passed  ${name}  ${((Date.now() - since) / 1000).toFixed(0)} s`);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      console.log(`FAILED  ${name}`);
    }
  }
  rmSync(home, { recursive: true, force: true });
  return failures;
}

/** @param {string} home @returns {Record<string, () => Promise<unknown>>} In the order they are made. */
function checksIn(home) {
  const bin = (/** @type {string} */ path) => join(home, 'node_modules', path);
  const inside = (/** @type {string} */ folder) => join(home, folder);
  return {
    'npm install': () => install(home),
    Node: () => run(['index.mjs'], inside('node')),
    Next: async () => {
      await run([bin('next/dist/bin/next'), 'build'], inside('next'));
      await lookAtNext(bin('next/dist/bin/next'), inside('next'));
    },
    Vite: async () => {
      await run([bin('vite/bin/vite.js'), 'build'], inside('vite'));
      await openFolder(join(inside('vite'), 'dist'), pressed);
    },
    'Vite, rendered on a server': async () => {
      await run(
        [bin('vite/bin/vite.js'), 'build', '--ssr', 'server.jsx', '--outDir', 'server'],
        inside('vite'),
      );
      const page = await run(['server/server.js'], inside('vite'));
      if (!/<button[^>]*>.*Deposit 100\.00/u.test(page)) throw new Error(`The page has no button:\n${page}`);
    },
    vitest: () => run([bin('vitest/vitest.mjs'), 'run'], inside('vitest')),
    jest: () => run(['--experimental-vm-modules', bin('jest/bin/jest.js')], inside('jest')),
  };
}

/** @param {string} home */
async function install(home) {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  // On Windows npm is a command file, and only there a shell has to find it.
  await run(args, home, process.platform === 'win32' ? 'npm.cmd' : 'npm');
}

/** Serves what Next has built, and reads and presses it. @param {string} next @param {string} folder */
async function lookAtNext(next, folder) {
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: folder,
    stdio: 'ignore',
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const page = await answerOf(origin);
    if (!/<button[^>]*>.*Deposit 100\.00/u.test(page) || !page.includes('Balance 12,345.67'))
      throw new Error(`The server renders no button:\n${page}`);
    await openAt(origin, pressed);
  } finally {
    server.kill();
  }
}

/** @param {string} origin */
async function answerOf(origin) {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    try {
      return await (await fetch(origin)).text();
    } catch {
      // Not listening yet.
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  throw new Error(`Nothing answers at ${origin}.`);
}

/** Styled, with its picture, and alive. @param {import('playwright').Page} page */
async function pressed(page) {
  const button = page.getByRole('button', { name: 'Deposit 100.00, pressed 0' });
  await button.waitFor();
  const height = await button.evaluate((element) => element.getBoundingClientRect().height);
  if (height < 44) throw new Error(`The button is ${height} px high: its styles are missing.`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const widths = await page
    .locator('img')
    .evaluateAll((images) => images.map((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)));
  if (widths.length === 0 || widths.includes(0)) throw new Error('The picture of the mode is missing.');
  await button.click();
  await page.getByRole('button', { name: 'Deposit 100.00, pressed 1' }).waitFor();
}
