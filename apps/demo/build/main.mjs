import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compressFolder.mjs';
import { buildScripts } from './scripts.mjs';

/**
 * Puts the demo together in `dist`: the built app, what of the sandbox and its console lies in files, PGlite, and the
 * worker in which the operator runs. A server of files is all it needs, at the root of a host of its own.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const app = join(root, '../player-web/dist');
const sandbox = join(root, '../sandbox');
const consoleApp = join(root, '../console/dist');
const pglite = dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')));
const engineFiles = ['pglite.wasm', 'initdb.wasm', 'pglite.data'];
const target = join(root, 'dist');

/** What of the app's folder is no file of the demo: pages, which the worker answers, and the app's own worker. */
const left = /^(?:\.|csp\.json|(?:index|shell)\b.*\.html|sw(?:-off)?\.js)/;

/** @param {string} path @param {string | Uint8Array} content */
async function put(path, content) {
  const file = join(target, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** A folder named after what is in it, so that a device keeps it for as long as it is right. */
async function engineFolder() {
  const hash = createHash('sha256');
  for (const name of engineFiles) hash.update(await readFile(join(pglite, name)));
  return `/demo/engine-${hash.digest('hex').slice(0, 12)}`;
}

async function copyApp() {
  for (const name of await readdir(app)) {
    if (!left.test(name)) await cp(join(app, name), join(target, name), { recursive: true });
  }
  await cp(join(app, 'csp.json'), join(target, 'demo/pages/csp.json'));
  for (const name of (await readdir(app)).filter((file) => file.endsWith('.html'))) {
    const page = await readFile(join(app, name), 'utf8');
    await put(
      `demo/pages/${name}.txt`,
      page.replace('</head>', '<script src="/demo/relay.js" defer></script></head>'),
    );
  }
}

/** A game's frame has no origin, and may read no font from a server that says nothing about it: the style sheet has them in it. */
async function copyStyles() {
  await cp(join(sandbox, 'public/styles'), join(target, 'sandbox/styles'), { recursive: true });
  let styles = await readFile(join(sandbox, 'public/styles/base.css'), 'utf8');
  for (const name of (await readdir(join(sandbox, 'public/fonts'))).filter((file) =>
    file.endsWith('.woff2'),
  )) {
    const font = await readFile(join(sandbox, 'public/fonts', name), 'base64');
    styles = styles.replaceAll(`/sandbox/fonts/${name}`, `data:font/woff2;base64,${font}`);
  }
  await put('sandbox/styles/base.css', styles);
}

async function copySandbox() {
  await copyStyles();
  for (const folder of ['art', 'fonts']) {
    await cp(join(sandbox, 'public', folder), join(target, 'sandbox', folder), { recursive: true });
  }
  await cp(join(sandbox, 'dist/scripts'), join(target, 'sandbox/scripts'), { recursive: true });
  await cp(join(consoleApp, 'assets'), join(target, 'sandbox/console/assets'), { recursive: true });
  await put('demo/pages/console.html.txt', await readFile(join(consoleApp, 'index.html')));
  const frame = await readFile(join(root, 'src/page/game.html'));
  // The operator names a game's picture after its code.
  for (const picture of await readdir(join(sandbox, 'public/art/games'))) {
    const code = picture.replace(/\.svg$/, '');
    await put(`sandbox/games/${code}/index.html`, frame);
    await put(`sandbox/games/${code}/demo/index.html`, frame);
  }
}

/** The page that fetches the worker, wherever somebody comes in: servers of files answer what they lack with the last. */
async function copyStartPage() {
  const page = await readFile(join(root, 'src/page/index.html'));
  for (const name of ['index.html', 'demo/index.html', '404.html']) await put(name, page);
  await cp(join(root, 'src/page/start.css'), join(target, 'demo/start.css'));
}

/** Everything of an earlier build but the engine, which takes half a minute to compress. @param {string} engine */
async function clear(engine) {
  const keep = [join(target, 'demo'), join(target, engine)];
  for (const folder of [target, join(target, 'demo')]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      if (!keep.includes(path)) await rm(path, { recursive: true });
    }
  }
}

const engine = await engineFolder();
await clear(engine);
await copyApp();
await copySandbox();
await copyStartPage();
for (const name of engineFiles) await put(`${engine}/${name}`, await readFile(join(pglite, name)));
await buildScripts(target, engine);
await compressFolder(target);
