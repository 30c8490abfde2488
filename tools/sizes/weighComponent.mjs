import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const entry = 'virtual:entry';
const mark = /__sheet\((\d+)\);?\n?/g;

/** What every page has anyway; it is counted apart. */
const shared = [/^react(-dom|-intl)?(\/|$)/];

/**
 * @typedef {object} Weight
 * @property {{ minified: number, brotli: number }} script
 * @property {{ minified: number, brotli: number }} style
 * @property {readonly string[]} files Every source file that left something in the script, from the repository's folder.
 * @property {string} code
 */

/** @param {string} text */
const weigh = (text) => ({
  minified: text.length,
  brotli: text === '' ? 0 : brotliCompressSync(text).length,
});

/**
 * What importing `code` adds to a page: minified script, and the style sheets it brings along.
 *
 * @param {string} code Such as `export { Button } from '@kislap/ui'`.
 * @param {import('./kitStyles.mjs').KitStyles} styles
 * @param {readonly RegExp[]} [external]
 * @returns {Promise<Weight>}
 */
export async function weighComponent(code, styles, external = shared) {
  const ids = [...styles.sheets.keys()];
  /** @type {Set<number>} */
  const used = new Set();
  const result = await build({
    root: repository,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'weighed',
        enforce: 'pre',
        resolveId: (id) => (id === entry || id.endsWith('.vanilla.css') ? `\0${id}.js` : undefined),
        load: (id) => loaded(id, code, styles, ids),
        renderChunk: (chunk) => {
          for (const [, index] of chunk.matchAll(mark)) used.add(Number(index));
          return chunk.replace(mark, '');
        },
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external: [...external] },
    },
  });
  const chunks = reachable([result].flat().flatMap((one) => ('output' in one ? one.output : [])));
  const sheets = [...used].map((index) => styles.sheets.get(ids[index] ?? '') ?? '').join('');
  const script = chunks.map((chunk) => chunk.code).join('');
  return { script: weigh(script), style: weigh(sheets), files: filesOf(chunks), code: script };
}

/**
 * @param {string} id
 * @param {string} code
 * @param {import('./kitStyles.mjs').KitStyles} styles
 * @param {readonly string[]} ids
 */
function loaded(id, code, { scripts }, ids) {
  if (id === `\0${entry}.js`) return code;
  const sheet = ids.indexOf(id.replace(/^\0/, '').replace(/\.js$/, ''));
  if (id.endsWith('.vanilla.css.js'))
    return { code: sheet < 0 ? '' : `__sheet(${sheet});`, moduleSideEffects: true };
  const script = scripts.get(id);
  return script === undefined
    ? undefined
    : { code: script, moduleType: /** @type {const} */ ('js'), moduleSideEffects: true };
}

/**
 * The entry and what it imports at once; what it may import later does not count.
 *
 * @param {readonly (import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset)[]} outputs
 */
function reachable(outputs) {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const found = chunks.filter((chunk) => chunk.isEntry);
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === file);
      if (next !== undefined && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

/** @param {readonly import('vite').Rolldown.OutputChunk[]} chunks */
function filesOf(chunks) {
  return chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id, { renderedLength }]) => id.startsWith(repository) && renderedLength > 0)
    .map(([id]) => id.slice(repository.length));
}
