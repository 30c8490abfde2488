import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { faults } from './faults';

const sandbox = fileURLToPath(new URL('../..', import.meta.url));
const operations = '2500';
const seeds = ['19', '20', '21'];

/** Walks over the operator with this fault. @returns what it tells */
function walkWith(fault: string, seed: string): string {
  const args = [`dist/oracle-${fault}/main.js`, '--seed', seed, '--operations', operations];
  const env = { ...process.env, SANDBOX_PASSWORD_COST: '1024' };
  return spawnSync(process.execPath, args, { cwd: sandbox, env, encoding: 'utf8' }).stdout;
}

it.each(faults.map(({ name }) => name))('the walk finds %s', (name) => {
  const env = { ...process.env, KISLAP_FAULT: name };
  execFileSync('npx', ['tsup', '--config', 'tsup.protection.config.ts', '--silent'], { cwd: sandbox, env });
  try {
    expect(seeds.some((seed) => walkWith(name, seed).includes('DIFFERENCE'))).toBe(true);
  } finally {
    rmSync(`${sandbox}/dist/oracle-${name}`, { recursive: true, force: true });
  }
});
