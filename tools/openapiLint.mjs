import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './readArguments.mjs';

readArguments('npm run openapi:lint', {});

/**
 * `npm run openapi:lint`: the operator's contract under the rules that others hold it to, Redocly's `recommended` and
 * Spectral's `spectral:oas`, by their published programs. Fails on an error or a warning of either, and when one of them
 * does not see a fault that is made on purpose. Installed when first needed, in `tools/linters` alone.
 */
const home = fileURLToPath(new URL('linters/', import.meta.url));
const contract = fileURLToPath(new URL('../docs/operators/openapi.json', import.meta.url));
const isWindows = process.platform === 'win32';

/** @param {string} path */
const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

function install() {
  if (changedAt(`${home}node_modules/.package-lock.json`) >= changedAt(`${home}package-lock.json`)) return;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: home, stdio: 'inherit', shell: isWindows });
}

/**
 * @param {string} program @param {readonly string[]} args
 * @returns {unknown} What it printed, as JSON.
 */
function asked(program, args) {
  const bin = { redocly: '@redocly/cli/bin/cli.js', spectral: '@stoplight/spectral-cli/dist/index.js' }[
    program
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [`${home}node_modules/${bin}`, ...args], {
    cwd: home,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  });
  const from = stdout.search(/[[{]/u);
  if (from < 0) throw new Error(`${program} printed no report:\n${stdout}${stderr}`);
  return JSON.parse(stdout.slice(from, Math.max(stdout.lastIndexOf('}'), stdout.lastIndexOf(']')) + 1));
}

/** @param {unknown} rows @param {string} name @returns {string[]} */
const namesIn = (rows, name) => (Array.isArray(rows) ? rows.map((row) => String(row[name])) : []);

/**
 * @param {string} file
 * @param {string} folder Where Spectral's choice of rules lies.
 * @returns {Record<string, string[]>} The rules that each linter finds broken, once for each place.
 */
function findingsIn(file, folder) {
  const redocly = asked('redocly', [
    'lint',
    file,
    '--extends=recommended',
    '--format=json',
    '--max-problems=10000',
  ]);
  const rules = join(folder, 'rules.yaml');
  writeFileSync(rules, 'extends: spectral:oas\n');
  const spectral = asked('spectral', ['lint', file, '--ruleset', rules, '--format=json', '--quiet']);
  const { problems } = Object(redocly);
  return { redocly: namesIn(problems, 'ruleId'), spectral: namesIn(spectral, 'code') };
}

install();
const folder = mkdtempSync(join(tmpdir(), 'kislap-openapi-'));
try {
  const wrong = JSON.parse(readFileSync(contract, 'utf8'));
  delete wrong.paths['/api/web/getUserInfo'].post.operationId;
  wrong.paths['/api/web/getUserInfo'].post.responses['200'].content['application/json'].schema.$ref +=
    'Nowhere';
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, JSON.stringify(wrong));
  const [found, planted] = [findingsIn(contract, folder), findingsIn(broken, folder)];
  for (const [linter, rules] of Object.entries(found)) {
    console.log(
      `${linter}: ${rules.length} findings${rules.length > 0 ? `: ${[...new Set(rules)].join(', ')}` : ''}`,
    );
    if (rules.length > 0) process.exitCode = 1;
    if ((planted[linter] ?? []).length === 0)
      throw new Error(`${linter} does not see a reference to nothing.`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
