import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildNote, type BuildSkin, OWN_FOLDER } from '#configure';
import type { WorkerBuild } from '../src/worker/WorkerScope';
import { catalogues } from './catalogues';
import type { AssetFolder } from './foldAssets';
import { singleScript } from './singleScript';

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** What the app cannot do without; and the picture of its error page, which is seen when nothing can be loaded. */
const isKept = (name: string): boolean => /\.(?:js|css|woff2)$|^brokenLights\./.test(name);

interface Built {
  /** The built app. */
  readonly client: string;
  /** The server build of `src/prerender/renderGuestHome.tsx`; it moves into the built app. */
  readonly server: string;
  readonly pages: BuildNote['pages'];
  readonly manifests: readonly string[];
  readonly assets: AssetFolder;
}

/**
 * Gives the finished build its name: pages say which build they belong to, `builds/latest.json` which one is the
 * newest, `builds/meta/{id}.json` what it consists of, and `sw.js` keeps exactly it on the device. The name changes
 * whenever any file has. What a configuration changes is kept as it is now in a folder of its own.
 */
export async function publishBuild({ client, server, pages, manifests, assets }: Built): Promise<void> {
  const files = await filesIn(client);
  const id = await nameOf(client, files);
  await Promise.all(pages.map(({ file }) => sign(join(client, file), id)));
  const define = { __WORKER_BUILD__: JSON.stringify(workerBuild(id, assets)) };
  await writeFile(join(client, 'sw.js'), await singleScript(pathTo('../src/worker/worker.ts'), define));
  await writeFile(join(client, 'sw-off.js'), await singleScript(pathTo('../src/worker/off.ts')));
  await mkdir(join(client, 'builds/meta'), { recursive: true });
  const icons = files.filter((file) => file === 'icon.svg' || file.startsWith('icons/'));
  const own = join(client, OWN_FOLDER);
  await mkdir(own);
  await rename(server, join(own, 'render'));
  const changed = { pages, manifests, icons, signed: ['sw.js'] };
  const note: BuildNote = {
    format: 3,
    id,
    timestamp: Date.now(),
    folder: assets.folder,
    chunks: assets.hashes,
    ...changed,
    skins: await skinsOf(join(own, 'render')),
  };
  for (const file of [...pages.map((page) => page.file), ...manifests, ...icons, 'sw.js']) {
    await mkdir(dirname(join(own, 'blank', file)), { recursive: true });
    await cp(join(client, file), join(own, 'blank', file));
  }
  await writeFile(join(own, 'build.json'), `${JSON.stringify(note)}\n`);
  const messages = Object.fromEntries(catalogues.map(({ code, words }) => [code, words]));
  await writeFile(join(own, 'messages.json'), `${JSON.stringify(messages)}\n`);
}

function workerBuild(id: string, { folder, hashes }: AssetFolder): WorkerBuild {
  const listed = (isListed: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(hashes).filter(([name]) => isListed(name)));
  return {
    id,
    folder: `/${folder}/`,
    files: listed(isKept),
    pictures: listed((name) => !isKept(name)),
  };
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

/** The folder under `assets/` is named after what is in it; the content of all other files counts itself. */
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
