import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @param {string} file */
const source = (file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

const absent = source('node/absent.ts');

/** What stands in for Node's modules. The packages of npm that node-postgres asks for ask without `node:`. */
const modules = {
  crypto: source('node/crypto.ts'),
  net: source('node/net.ts'),
  'timers/promises': source('node/timers.ts'),
  util: source('node/util.ts'),
  'util/types': source('node/util.ts'),
  fs: absent,
  'fs/promises': absent,
  path: absent,
  url: absent,
  zlib: absent,
  tls: absent,
  dns: absent,
  stream: absent,
  'stream/promises': absent,
  module: absent,
};

const alias = {
  ...modules,
  ...Object.fromEntries(Object.entries(modules).map(([name, file]) => [`node:${name}`, file])),
  // Asked for where there is no connection yet or a native library, and there is neither.
  'pg-native': absent,
  'pg-cloudflare': absent,
  pgpass: absent,
};

const options = /** @type {const} */ ({
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  conditions: ['source'],
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
});

/** What else the operator needs, who was written for Node. @param {string} engineFolder */
const operatorOptions = (engineFolder) => ({
  ...options,
  alias,
  inject: [source('node/globals.ts')],
  define: {
    __ENGINE_FOLDER__: JSON.stringify(engineFolder),
    'import.meta.url': 'self.location.href',
    global: 'globalThis',
  },
});

/**
 * Bundles the scripts of the demo.
 *
 * @param {string} folder Where to put them.
 * @param {string} engineFolder Where the engine's files will lie, as an address.
 */
export async function buildScripts(folder, engineFolder) {
  await build({
    ...operatorOptions(engineFolder),
    entryPoints: { sw: source('worker/main.ts') },
    outdir: folder,
  });
  await build({
    ...options,
    entryPoints: {
      start: source('page/start.ts'),
      relay: source('page/relayInApp.ts'),
      game: source('page/game.ts'),
    },
    outdir: join(folder, 'demo'),
  });
}

/**
 * What of some code would not run in a browser, as the build of the worker says it: modules of Node, and names of them,
 * that nothing in `src/node` stands in for. Writes nothing.
 *
 * @param {string} [code] The worker's own, if none is given.
 * @returns {Promise<readonly string[]>} Each with its file and line; none where all is well.
 */
export async function findAbsent(code = `import './main'`) {
  try {
    const { warnings } = await build({
      ...operatorOptions('/'),
      stdin: { contents: code, loader: 'ts', resolveDir: source('worker') },
      write: false,
      minify: false,
      logLevel: 'silent',
    });
    return warnings.map(saying);
  } catch (error) {
    if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) throw error;
    return error.errors.map(saying);
  }
}

/** @param {import('esbuild').Message} message */
const saying = ({ text, location }) => `${location?.file ?? ''}:${location?.line ?? 0}: ${text}`;
