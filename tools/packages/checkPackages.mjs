import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPlainPage, checkViteApp } from './checkInBrowser.mjs';
import { checkTypes } from './checkTypes.mjs';
import { consumerFolder, packLibraries } from './consumerFolder.mjs';
import { lintTypes, lintWithPublint } from './lintPackages.mjs';
import { run } from './run.mjs';

/** @typedef {{ name: string, libraries: readonly string[], isShort: boolean, run: () => unknown }} Check */

const packed = ['domain', 'api', 'i18n'];
const all = [...packed, 'ui'];

/** @param {string} project @param {ReadonlyMap<string, string>} tarballs @returns {Check[]} */
const checksOf = (project, tarballs) => [
  { name: 'Node, import', libraries: packed, isShort: true, run: () => run(['script.mjs'], project) },
  {
    name: 'Node, require',
    libraries: ['domain', 'api'],
    isShort: true,
    run: () => run(['script.cjs'], project),
  },
  {
    name: 'Node without Intl',
    libraries: ['domain'],
    isShort: true,
    run: () => run(['withoutIntl.mjs'], project),
  },
  { name: 'publint', libraries: all, isShort: true, run: noFindings },
  {
    name: 'TypeScript node16',
    libraries: all,
    isShort: false,
    run: () => checkTypes(project, 'node16'),
  },
  {
    name: 'TypeScript bundler',
    libraries: all,
    isShort: false,
    run: () => checkTypes(project, 'bundler'),
  },
  { name: 'Vite app', libraries: ['domain', 'i18n', 'ui'], isShort: false, run: () => checkViteApp(project) },
  { name: 'plain page', libraries: ['domain'], isShort: false, run: () => checkPlainPage(project) },
  ...all.map((name) => ({
    name: `are-the-types-wrong ${name}`,
    libraries: [name],
    isShort: false,
    run: () => lintTypes(name, tarballs.get(name) ?? '', project),
  })),
];

async function noFindings() {
  const findings = await lintWithPublint();
  if (findings.length > 0) throw new Error(findings.join('\n'));
}

/**
 * Packs the built libraries, installs them into a project elsewhere and uses them as others would.
 *
 * @param {{ isShort: boolean }} options The short way leaves out the compiler, the bundler and the browser.
 * @returns {Promise<string[]>} What failed.
 */
export async function checkPackages({ isShort }) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kislap-packed-')));
  const tarballs = await packLibraries(folder);
  const project = await consumerFolder(
    tarballs,
    isShort ? [] : ['@types/react', '@types/react-dom', 'csstype'],
  );
  /** @type {string[]} */
  const failures = [];
  for (const { name, libraries, run: check } of checksOf(project, tarballs).filter(
    (one) => one.isShort || !isShort,
  )) {
    try {
      await check();
      console.log(`passed  ${name}  (${libraries.join(', ')})`);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      console.log(`FAILED  ${name}`);
    }
  }
  for (const one of [folder, project]) rmSync(one, { recursive: true, force: true });
  return failures;
}
