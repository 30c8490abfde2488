import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const built = fileURLToPath(new URL('../dist', import.meta.url));
const command = fileURLToPath(new URL('../../configure/bin/kislap-configure.mjs', import.meta.url));
const settings = fileURLToPath(new URL('../../configure/operator.example.json', import.meta.url));

/** The built app in a folder of its own, where newer builds can be put under running pages. */
export interface Deployment {
  readonly folder: string;
  /** The build that is out now. */
  readonly id: () => string;
  /** Puts out a newer build, whose files lie in another folder; that of the build before is gone. */
  readonly publish: () => Promise<void>;
  /** Puts more at the end of one file, in a build that is not out yet. */
  readonly append: (file: string, more: string) => Promise<void>;
  /** Configures it as an operator does, by what differs from the build before. */
  readonly configureAfter: (before: string) => Promise<void>;
  /** Writes more into what is told about the newest build. */
  readonly tell: (more: object) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Deploys the built app. */
export async function createDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'kislap-deployed-'));
  await cp(built, folder, { recursive: true });
  const latest = join(folder, 'builds/latest.json');
  const read = async (): Promise<{ readonly id: string }> => JSON.parse(await readFile(latest, 'utf8'));
  let { id } = await read();
  return {
    folder,
    id: () => id,
    publish: async () => {
      const newer = `${id}n`;
      await renameAll(folder, id, newer);
      id = newer;
    },
    append: async (file, more) => appendTo(folder, file, more),
    configureAfter: async (before) => {
      await promisify(execFile)(process.execPath, [command, folder, settings, `--before=${before}`]);
    },
    tell: async (more) => writeFile(latest, JSON.stringify({ ...(await read()), ...more })),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Another content, and in the lists of the build its hash. */
async function appendTo(folder: string, file: string, more: string): Promise<void> {
  const [home = ''] = await readdir(join(folder, 'assets'));
  const place = join(folder, 'assets', home, file);
  const before = await readFile(place);
  const after = Buffer.concat([before, Buffer.from(more)]);
  await writeFile(place, after);
  await Promise.all(['.br', '.gz'].map((ending) => rm(place + ending)));
  for (const list of (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:js|json)$/.test(name),
  )) {
    const text = await readFile(join(folder, list), 'utf8');
    const renamed = text.replaceAll(nameOf(before), nameOf(after));
    if (renamed !== text) await writeFile(join(folder, list), renamed);
  }
}

/** A build differs from the one before by its name and the folder of its files. */
async function renameAll(folder: string, id: string, newer: string): Promise<void> {
  const assets = join(folder, 'assets');
  const [before = ''] = await readdir(assets);
  const after = `${before}n`;
  // The files are there before the pages that name them: nobody gets one build under the other's name.
  await cp(join(assets, before), join(assets, after), { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((file) => !file.startsWith('assets/'));
  // What was compressed of the build before is of no use.
  await Promise.all(files.filter((file) => /\.(?:br|gz)$/.test(file)).map((file) => rm(join(folder, file))));
  const texts = new Map<string, string>();
  let policy = await readFile(join(folder, 'csp.json'), 'utf8');
  const renamed = (text: string): string => text.replaceAll(before, after).replaceAll(id, newer);
  for (const file of files.filter((name) => /\.(?:html|js|json)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    texts.set(file, renamed(text));
    // Its inline styles name the folder too.
    for (const [, styles = ''] of file.endsWith('.html') ? text.matchAll(/<style>([^]*?)<\/style>/g) : [])
      policy = policy.replaceAll(hashOf(styles), hashOf(renamed(styles)));
  }
  texts.set('csp.json', policy);
  for (const [file, text] of texts) await writeFile(join(folder, file), text);
  await rm(join(assets, before), { recursive: true });
  await rename(join(folder, `builds/meta/${id}.json`), join(folder, `builds/meta/${newer}.json`));
}

/** As the lists of a build name a file's content. */
const nameOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
