import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const results = [
  'apps/player-web/dist/index.html',
  'apps/console/dist/index.html',
  'apps/sandbox/dist/main.js',
];
const sources = [
  'libs',
  'apps/player-web',
  'apps/console',
  'apps/sandbox',
  'package-lock.json',
  'tsconfig.base.json',
];
const notSources = new Set(['node_modules', 'dist', 'e2e', 'test', 'coverage', 'reports', 'test-results']);

/** @param {string} repository */
const stampOf = (repository) => join(repository, 'node_modules', '.cache', 'kislap-built');

/**
 * The newest change in a folder or file; a folder's own time tells of deleted files.
 *
 * @param {string} path
 * @returns {number} Milliseconds since the epoch.
 */
function newestChangeMs(path) {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const children = readdirSync(path).filter((name) => !notSources.has(name));
  return Math.max(own.mtimeMs, ...children.map((name) => newestChangeMs(join(path, name))));
}

/**
 * @param {string} repository
 * @returns {boolean} Whether what `npm start` serves exists and no source is newer than the last build.
 */
export function isBuilt(repository) {
  const stamp = stampOf(repository);
  if (![...results.map((result) => join(repository, result)), stamp].every((path) => existsSync(path)))
    return false;
  const builtMs = statSync(stamp).mtimeMs;
  return sources.every((source) => newestChangeMs(join(repository, source)) <= builtMs);
}

/** Notes that everything is built now. @param {string} repository */
export function rememberBuild(repository) {
  mkdirSync(dirname(stampOf(repository)), { recursive: true });
  writeFileSync(stampOf(repository), new Date().toISOString());
}
