import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { backSuite } from './engines/backSuite.mjs';
import { chromium } from './engines/drivers/chromium.mjs';
import { firefox } from './engines/drivers/firefox.mjs';
import { webkit } from './engines/drivers/webkit.mjs';
import { overlaySuite } from './engines/overlaySuite.mjs';
import { Page } from './engines/Page.mjs';
import { serveFolder } from './engines/serveFolder.mjs';
import { startSandbox } from './sandbox.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run engines`: the suite of overlays over the built Storybook and the built app, in every engine this machine
 * has. `-- --only=chromium` is what `npm test` runs; `-- --grep=sheet` runs some of the checks. An engine that is not
 * installed is named as not run.
 */
const pathTo = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const { values: options } = readArguments('npm run engines', {
  only: { type: 'string' },
  grep: { type: 'string', default: '' },
});
const built = { storybook: pathTo('apps/storybook/dist'), app: pathTo('apps/player-web/dist') };

/** @typedef {{ check: string, problem: string | undefined }} Verdict */
/** @typedef {{ name: string, notRun?: string, verdicts: readonly Verdict[] }} Report */

/** @param {Page} page @param {import('./engines/overlaySuite.mjs').Check} check @returns {Promise<Verdict>} */
async function judge(page, { name, run }) {
  try {
    await run(page);
    return { check: name, problem: undefined };
  } catch (error) {
    return {
      check: name,
      problem: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    };
  }
}

/** @param {import('./engines/Driver.mjs').Driver} driver @param {string} origin */
const pageOn = (driver, origin) => new Page({ ...driver, open: (path) => driver.open(`${origin}${path}`) });

/**
 * @param {import('./engines/Driver.mjs').Engine} engine
 * @param {{ stories: string, app: string }} origins
 * @returns {Promise<Report>}
 */
async function tryOut({ name, start }, origins) {
  const driver = await start();
  if (typeof driver === 'string') return { name, notRun: driver, verdicts: [] };
  const wanted = options.grep;
  const verdicts = [];
  try {
    for (const [origin, suite] of /** @type {const} */ ([
      [origins.stories, overlaySuite],
      [origins.app, backSuite],
    ])) {
      for (const check of suite.filter((one) => one.name.includes(wanted))) {
        verdicts.push(await judge(pageOn(driver, origin), check));
      }
    }
  } finally {
    await driver.close();
  }
  return { name, verdicts };
}

/** @param {Report} report */
function print({ name, notRun, verdicts }) {
  if (notRun !== undefined) {
    console.log(`${name}: NOT RUN: ${notRun}`);
    return;
  }
  const failed = verdicts.filter(({ problem }) => problem !== undefined);
  console.log(`${name}: ${verdicts.length - failed.length} passed, ${failed.length} failed`);
  for (const { check, problem } of failed) console.log(`  ✗ ${check}\n      ${problem}`);
}

async function runAll() {
  const wanted = options.only?.split(',');
  const engines = [chromium, firefox, webkit].filter(
    ({ name }) => wanted === undefined || wanted.includes(name.toLowerCase()),
  );
  const stories = await serveFolder(built.storybook);
  const sandbox = await startSandbox();
  const reports = [];
  try {
    for (const engine of engines) {
      const report = await tryOut(engine, { stories: stories.origin, app: sandbox.origin });
      print(report);
      reports.push(report);
    }
  } finally {
    stories.stop();
    await sandbox.stop();
  }
  mkdirSync(pathTo('reports'), { recursive: true });
  writeFileSync(pathTo('reports/engines.json'), `${JSON.stringify(reports, null, 2)}\n`);
  const verdicts = reports.flatMap((report) => report.verdicts);
  return verdicts.length > 0 && verdicts.every(({ problem }) => problem === undefined);
}

if (existsSync(built.app) && existsSync(built.storybook)) {
  process.exitCode = (await runAll()) ? 0 : 1;
} else {
  console.error('The suite of overlays walks through what is built: run `npm run build` first.');
  process.exitCode = 1;
}
