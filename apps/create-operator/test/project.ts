import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** What a command said, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end. */
export const run = (program: string, args: readonly string[], cwd: string): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(program, args, { cwd }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });

export const node = (args: readonly string[], cwd: string): Promise<Ran> => run(process.execPath, args, cwd);

/** A project that the packed command has made, compiled. */
export interface Project {
  /** Where the tarball was unpacked. */
  readonly place: string;
  readonly folder: string;
  readonly command: string;
  readonly compiled: Ran;
  readonly remove: () => Promise<void>;
}

/** Packs the command, unpacks it elsewhere, makes a project with it, and compiles that. */
export async function makeProject(): Promise<Project> {
  const place = await mkdtemp(join(tmpdir(), 'create-operator-'));
  const folder = join(place, 'my-operator');
  const packed = await run(
    'npm',
    ['pack', '--ignore-scripts', '--silent', '--pack-destination', place],
    home,
  );
  await run('tar', ['-xzf', join(place, packed.output.trim())], place);
  const command = join(place, 'package/bin/create-kislap-operator.mjs');
  await node([command, 'my-operator'], place);
  await symlink(dirname(dirname(dirname(compiler))), join(folder, 'node_modules'));
  const compiled = await node([compiler], folder);
  return { place, folder, command, compiled, remove: () => rm(place, { recursive: true, force: true }) };
}
