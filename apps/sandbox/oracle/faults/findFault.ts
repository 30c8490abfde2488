import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Fault } from './Fault';

const sandbox = fileURLToPath(new URL('../..', import.meta.url));
const operations = 1500;
const seeds = [19, 20, 21];

/** How a walk has found a fault. */
export interface Found {
  readonly seed: number;
  /** Those that were right. */
  readonly operations: number;
  /** The comparison, and where it differs. */
  readonly difference: string;
}

/** Walks over a build with this fault, with one seed after the other until it is found. */
export async function findFault(fault: Fault, prepared: string): Promise<Found | undefined> {
  const outDir = `${sandbox}/dist/oracle-${fault.name}`;
  const built = spawn('npx', ['tsup', '--config', 'tsup.protection.config.ts', '--silent'], {
    cwd: sandbox,
    env: { ...process.env, KISLAP_FAULT: fault.name },
    stdio: 'inherit',
  });
  const [code] = await once(built, 'exit');
  if (code !== 0) throw new Error(`The fault cannot be planted: ${fault.name}`);
  try {
    for (const seed of new Set([fault.seed ?? 19, ...seeds])) {
      const found = await walk(`${outDir}/main.js`, seed, prepared);
      if (found) return found;
    }
    return undefined;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function walk(script: string, seed: number, prepared: string): Promise<Found | undefined> {
  const args = [script, '--seed', String(seed), '--operations', String(operations), '--prepared', prepared];
  const env = { ...process.env, SANDBOX_PASSWORD_COST: '1024' };
  const child = spawn(process.execPath, args, { cwd: sandbox, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [told] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const done = /: (\d+) operations in /.exec(told)?.[1];
  const difference = /^DIFFERENCE (.*)$/m.exec(told)?.[1];
  if (done === undefined) throw new Error(`The walk told nothing: ${told}`);
  return difference === undefined ? undefined : { seed, operations: Number(done), difference };
}
