import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, rememberBuild } from '../start/freshness.mjs';

/** @type {string} */
let repository;
const source = 'libs/domain/src/rule.ts';
const files = [
  source,
  'package-lock.json',
  'tsconfig.base.json',
  'apps/player-web/dist/index.html',
  'apps/console/dist/index.html',
  'apps/sandbox/dist/main.js',
];

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'kislap-fresh-'));
  for (const file of files) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), '');
  }
});

afterEach(() => rmSync(repository, { recursive: true }));

/** @param {string} file */
function touchLater(file) {
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(repository, file), later, later);
}

test('nothing was built as long as no build is remembered', () => {
  expect(isBuilt(repository)).toBe(false);
  rememberBuild(repository);
  expect(isBuilt(repository)).toBe(true);
});

test('a newer source asks for a build, a newer result does not', () => {
  rememberBuild(repository);
  touchLater('apps/player-web/dist/index.html');
  expect(isBuilt(repository)).toBe(true);
  touchLater(source);
  expect(isBuilt(repository)).toBe(false);
});

test('a missing result asks for a build', () => {
  rememberBuild(repository);
  rmSync(join(repository, 'apps/sandbox/dist/main.js'));
  expect(isBuilt(repository)).toBe(false);
});
