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

/**
 * Bundles the scripts of the demo.
 *
 * @param {string} folder Where to put them.
 * @param {string} engineFolder Where the engine's files will lie, as an address.
 */
export async function buildScripts(folder, engineFolder) {
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
  await build({
    ...options,
    entryPoints: { sw: source('worker/main.ts') },
    outdir: folder,
    alias,
    inject: [source('node/globals.ts')],
    define: {
      __ENGINE_FOLDER__: JSON.stringify(engineFolder),
      'import.meta.url': 'self.location.href',
      global: 'globalThis',
    },
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
