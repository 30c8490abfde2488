import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkExplainWithdrawal, checkPromotionPlanner, copyExamples } from './checkExamples.mjs';
import { checkDepositForm, checkPlainPage, checkViteApp } from './checkInBrowser.mjs';
import { checkTypes } from './checkTypes.mjs';
import { compileReadmes } from './compileReadmes.mjs';
import { consumerFolder, packLibraries } from './consumerFolder.mjs';
import { lintTypes, lintWithPublint } from './lintPackages.mjs';
import { run } from './run.mjs';
import { runReadmes } from './runReadmes.mjs';

/** @typedef {{ name: string, libraries: readonly string[], run: () => unknown }} Check */

const packed = ['domain', 'api', 'i18n'];
const all = [...packed, 'ui'];

/** In Node alone. @param {string} project @returns {Check[]} */
const shortChecks = (project) => [
  { name: 'Node, import', libraries: packed, run: () => run(['script.mjs'], project) },
  { name: 'Node, require', libraries: ['domain', 'api'], run: () => run(['script.cjs'], project) },
  { name: 'Node without Intl', libraries: ['domain'], run: () => run(['withoutIntl.mjs'], project) },
  {
    name: 'Node, rendered to text',
    libraries: ['api', 'i18n', 'ui'],
    run: () => run(['server.mjs'], project),
  },
  {
    name: 'example explain-withdrawal',
    libraries: ['domain', 'i18n'],
    run: () => checkExplainWithdrawal(project),
  },
  { name: 'example promotion-planner', libraries: ['domain'], run: () => checkPromotionPlanner(project) },
  { name: 'READMEs, run', libraries: all, run: () => runReadmes(project) },
  { name: 'publint', libraries: all, run: noFindings },
];

/**
 * With a compiler, a bundler and a browser. @param {string} project @param {ReadonlyMap<string, string>} tarballs
 * @returns {Check[]}
 */
const longChecks = (project, tarballs) => [
  { name: 'TypeScript node16', libraries: all, run: () => checkTypes(project, 'node16') },
  { name: 'TypeScript bundler', libraries: all, run: () => checkTypes(project, 'bundler') },
  { name: 'READMEs, compiled', libraries: all, run: () => compileReadmes(project) },
  { name: 'Vite app', libraries: ['domain', 'i18n', 'ui'], run: () => checkViteApp(project) },
  { name: 'example deposit-form', libraries: ['domain', 'i18n', 'ui'], run: () => checkDepositForm(project) },
  { name: 'plain page', libraries: ['domain'], run: () => checkPlainPage(project) },
  ...all.map((name) => ({
    name: `are-the-types-wrong ${name}`,
    libraries: [name],
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
  copyExamples(project);
  /** @type {string[]} */
  const failures = [];
  const checks = isShort ? shortChecks(project) : [...shortChecks(project), ...longChecks(project, tarballs)];
  for (const { name, libraries, run: check } of checks) {
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
