import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const built = pathTo('../../../player-web/dist');
const command = pathTo('../../bin/kislap-configure.mjs');

/** The example of the documents. */
export const example: Readonly<Record<string, unknown>> = JSON.parse(
  await readFile(pathTo('../../operator.example.json'), 'utf8'),
);

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** A copy of the built app in a folder of its own. */
export interface AppCopy {
  readonly folder: string;
  /** Runs the command on it, as an operator would. */
  readonly configure: (settings: unknown, ...flags: readonly string[]) => Promise<Ran>;
  readonly read: (file: string) => Promise<Buffer>;
  readonly text: (file: string) => Promise<string>;
  /** Every file with its content. */
  readonly all: () => Promise<ReadonlyMap<string, string>>;
  readonly remove: () => Promise<void>;
}

/** Copies the built app. */
export async function copyApp(): Promise<AppCopy> {
  const home = await mkdtemp(join(tmpdir(), 'kislap-configured-'));
  const folder = join(home, 'dist');
  await cp(built, folder, { recursive: true });
  const read = (file: string) => readFile(join(folder, file));
  return {
    folder,
    configure: async (settings, ...flags) => {
      const file = join(home, 'operator.json');
      await writeFile(file, typeof settings === 'string' ? settings : JSON.stringify(settings));
      return run([command, folder, file, ...flags], home);
    },
    read,
    text: async (file) => (await read(file)).toString('utf8'),
    all: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const contents = files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(folder.length + 1), (await readFile(path)).toString('base64')] as const;
      });
      return new Map(await Promise.all(contents));
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

function run(args: readonly string[], cwd: string): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}
