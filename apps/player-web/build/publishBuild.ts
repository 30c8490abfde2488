import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildNote, type BuildSkin, OWN_FOLDER } from '#configure';
import { singleScript } from './singleScript';

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** What the app cannot do without; and the picture of its error page, which is seen when nothing can be loaded. */
const isKept = (file: string): boolean => /\.(?:js|css|woff2)$|\/brokenLights-/.test(file);

interface Built {
  /** The built app. */
  readonly client: string;
  /** The server build of `src/prerender/renderGuestHome.tsx`; it moves into the built app. */
  readonly server: string;
  readonly pages: BuildNote['pages'];
  readonly manifests: readonly string[];
}

/**
 * Gives the finished build its name: pages say which build they belong to, `builds/latest.json` which one is the
 * newest, `builds/meta/{id}.json` what it consists of, and `sw.js` keeps exactly it on the device. The name changes
 * whenever any file has. What a configuration changes is kept as it is now in a folder of its own.
 */
export async function publishBuild({ client, server, pages, manifests }: Built): Promise<void> {
  const files = await filesIn(client);
  const chunks = files.filter((file) => file.startsWith('assets/'));
  const id = await nameOf(client, files);
  await Promise.all(pages.map(({ file }) => sign(join(client, file), id)));
  const kept = chunks.filter((file) => isKept(file)).map((file) => `/${file}`);
  const define = { __WORKER_BUILD__: JSON.stringify({ id, files: kept }) };
  await writeFile(join(client, 'sw.js'), await singleScript(pathTo('../src/worker/worker.ts'), define));
  await writeFile(join(client, 'sw-off.js'), await singleScript(pathTo('../src/worker/off.ts')));
  await mkdir(join(client, 'builds/meta'), { recursive: true });
  const icons = files.filter((file) => file === 'icon.svg' || file.startsWith('icons/'));
  const own = join(client, OWN_FOLDER);
  await mkdir(own);
  await rename(server, join(own, 'render'));
  const changed = { pages, manifests, icons, signed: ['sw.js'] };
  const note: BuildNote = {
    format: 1,
    id,
    timestamp: Date.now(),
    chunks,
    ...changed,
    skins: await skinsOf(join(own, 'render')),
  };
  for (const file of [...pages.map((page) => page.file), ...manifests, ...icons, 'sw.js']) {
    await mkdir(dirname(join(own, 'blank', file)), { recursive: true });
    await cp(join(client, file), join(own, 'blank', file));
  }
  await writeFile(join(own, 'build.json'), `${JSON.stringify(note)}\n`);
}

/** The skins are read from what draws the pages, so that they are those of this build. */
async function skinsOf(renderFolder: string): Promise<readonly BuildSkin[]> {
  const renderer: { readonly skinColors: readonly BuildSkin[] } = await import(
    pathToFileURL(join(renderFolder, 'renderGuestHome.js')).href
  );
  return renderer.skinColors;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .map((file) => file.split(sep).join(posix.sep))
    .filter((file) => !file.startsWith('.'))
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
