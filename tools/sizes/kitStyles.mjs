import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions } from 'vite';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const kit = fileURLToPath(new URL('../../libs/ui/src/index.ts', import.meta.url));
const theme = fileURLToPath(new URL('../../libs/ui/src/theme/index.ts', import.meta.url));

/**
 * The kit's styles as a build extracts them.
 *
 * @typedef {object} KitStyles
 * @property {ReadonlyMap<string, string>} scripts By path of a `.css.ts`, what is left of it for the browser to run.
 * @property {ReadonlyMap<string, string>} sheets By the id that those scripts import, the minified style sheet.
 */

/** @type {import('vite').InlineConfig} */
const settings = {
  root: repository,
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: ['source', ...defaultClientConditions] },
};

/**
 * Extracts every style sheet of the kit once, so that weighing one component after another is quick.
 *
 * @returns {Promise<KitStyles>}
 */
export async function kitStyles() {
  const scripts = new Map();
  const sources = new Map();
  await build({
    ...settings,
    plugins: [
      {
        name: 'sheets',
        enforce: 'pre',
        transform: (css, id) => void (id.endsWith('.vanilla.css') && sources.set(id, css)),
      },
      vanillaExtractPlugin(),
      {
        name: 'scripts',
        transform: (code, id) => void (id.endsWith('.css.ts') && scripts.set(id, code)),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: [kit, theme] } },
  });
  return { scripts, sheets: await minified(sources) };
}

/**
 * Each sheet as an entry of its own, which the bundler minifies as it does in the app. @param {Map<string, string>}
 * sources
 */
async function minified(sources) {
  const ids = [...sources.keys()];
  const entries = Object.fromEntries(ids.map((_, index) => [`sheet${index}`, `virtual:sheet${index}.css`]));
  const result = await build({
    ...settings,
    plugins: [
      {
        name: 'sheets',
        resolveId: (id) => (id.startsWith('virtual:sheet') ? `\0${id}` : undefined),
        load: (id) => sources.get(ids[Number(/^\0virtual:sheet(\d+)\.css$/.exec(id)?.[1] ?? -1)] ?? ''),
      },
    ],
    build: { write: false, minify: true, assetsInlineLimit: 0, rollupOptions: { input: entries } },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const sheets = new Map();
  for (const output of outputs) {
    const index = /^sheet(\d+)\.css$/.exec(output.type === 'asset' ? (output.names[0] ?? '') : '')?.[1];
    if (output.type === 'asset' && index !== undefined) sheets.set(ids[Number(index)], String(output.source));
  }
  return sheets;
}
