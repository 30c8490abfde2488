import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../dist', import.meta.url));

/** The built app in a folder of its own, where newer builds can be put under running pages. */
export interface Deployment {
  readonly folder: string;
  /** The build that is out now. */
  readonly id: () => string;
  /** Puts out a newer build, whose files are all named anew; those of the build before are gone. */
  readonly publish: () => Promise<void>;
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
    tell: async (more) => writeFile(latest, JSON.stringify({ ...(await read()), ...more })),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A build differs from the one before by its name and the names of its files. */
async function renameAll(folder: string, id: string, newer: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.\w+$/.test(file));
  // What was compressed of the build before is of no use.
  await Promise.all(files.filter((file) => /\.(?:br|gz)$/.test(file)).map((file) => rm(join(folder, file))));
  const texts = files.filter((file) => /\.(?:html|js|css|json)$/.test(file));
  const codes = texts.filter((file) => /^assets\/.*\.(?:js|css)$/.test(file)).map((file) => file.slice(7));
  const newName = (name: string): string => name.replace(/(\.\w+)$/, '_$1');
  // What has a name of its own comes before the pages that name it: nobody gets one build under the other's name.
  const isCode = (text: string): boolean => codes.includes(text.slice('assets/'.length));
  const inOrder = [...texts.filter(isCode), ...texts.filter((text) => !isCode(text))];
  for (const text of inOrder) {
    const before = await readFile(join(folder, text), 'utf8');
    const after = codes.reduce((content, name) => content.replaceAll(name, newName(name)), before);
    await writeFile(join(folder, isCode(text) ? newName(text) : text), after.replaceAll(id, newer));
  }
  await Promise.all(codes.map((name) => rm(join(folder, 'assets', name))));
  await rename(join(folder, `builds/meta/${id}.json`), join(folder, `builds/meta/${newer}.json`));
}
