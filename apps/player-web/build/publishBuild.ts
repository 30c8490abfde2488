import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { singleScript } from './singleScript';

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** What the app cannot do without; and the picture of its error page, which is seen when nothing can be loaded. */
const isKept = (file: string): boolean => /\.(?:js|css|woff2)$|\/brokenLights-/.test(file);

/** What a build leaves for others to read about it, besides the app itself. */
interface BuildNote {
  readonly id: string;
  /** When it was built, in epoch milliseconds. */
  readonly timestamp: number;
}

/**
 * Gives the finished build its name: pages say which build they belong to, `builds/latest.json` which one is the
 * newest, `builds/meta/{id}.json` what it consists of, and `sw.js` keeps exactly it on the device. The name changes
 * whenever any file has.
 */
export async function publishBuild(folder: string): Promise<void> {
  const files = await filesIn(folder);
  const chunks = files.filter((file) => file.startsWith('assets/'));
  const id = await nameOf(folder, files);
  await Promise.all(
    files.filter((file) => file.endsWith('.html')).map((file) => sign(join(folder, file), id)),
  );
  const note: BuildNote = { id, timestamp: Date.now() };
  await mkdir(join(folder, 'builds/meta'), { recursive: true });
  await writeJson(join(folder, 'builds/latest.json'), note);
  await writeJson(join(folder, `builds/meta/${id}.json`), { ...note, chunks });
  const kept = chunks.filter((file) => isKept(file)).map((file) => `/${file}`);
  const define = { __WORKER_BUILD__: JSON.stringify({ id, files: kept }) };
  await writeFile(join(folder, 'sw.js'), await singleScript(pathTo('../src/worker/worker.ts'), define));
  await writeFile(join(folder, 'sw-off.js'), await singleScript(pathTo('../src/worker/off.ts')));
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .map((file) => file.split(sep).join(posix.sep))
    .toSorted();
}

/** Names under `assets/` carry a hash of their content; the others' content counts itself. */
async function nameOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\n`);
    if (!file.startsWith('assets/')) hash.update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function sign(page: string, id: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('</head>', `<meta name="kislap-build" content="${id}"></head>`));
}

async function writeJson(file: string, content: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(content)}\n`);
}
