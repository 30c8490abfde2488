import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} folder */
function copyLinterInto(folder) {
  for (const part of ['.oxlintrc.json', 'tools/lint', 'tsconfig.base.json']) {
    cpSync(join(repository, part), join(folder, part), { recursive: true });
  }
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json" }');
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
}

/** Runs the project's linter as `npm run lint` does; it exits with 1 when it finds something. @param {string} folder */
function lint(folder) {
  const entry = join(repository, 'node_modules/oxlint/bin/oxlint');
  const args = [entry, '--type-aware', '--format', 'json', 'apps', 'libs'];
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && error.stdout !== '') return String(error.stdout);
    throw error;
  }
}

/**
 * Lints small files with the project's own configuration in a throw-away folder.
 *
 * @param {Readonly<Record<string, string>>} files Source text by path from the top of the repository.
 * @returns {Record<string, string[]>} The names of the broken rules, by path; a clean file has an empty list.
 */
export function brokenRules(files) {
  const folder = mkdtempSync(join(tmpdir(), 'kislap-lint-'));
  try {
    copyLinterInto(folder);
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    /** @type {Record<string, string[]>} */
    const broken = Object.fromEntries(Object.keys(files).map((path) => [path, []]));
    for (const { filename, code } of JSON.parse(lint(folder)).diagnostics) {
      broken[filename.startsWith('/') ? relative(folder, filename) : filename]?.push(code);
    }
    return broken;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
