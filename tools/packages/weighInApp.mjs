import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const entry = 'app';

/**
 * What rules cost in an app that calls each of them, built as Vite builds an app: minified, without the names of
 * exports, which only a library has, and with the calls.
 *
 * @param {string} file The module that exports the rules.
 * @param {readonly string[]} names
 * @param {RegExp} external Packages of others, which are not weighed.
 */
export async function weighInApp(file, names, external) {
  const code = `import { ${names.join()} } from ${JSON.stringify(file)}; globalThis.call(${names.join()});`;
  const app = {
    name: 'app',
    resolveId: (/** @type {string} */ id) => (id === entry ? id : undefined),
    load: (/** @type {string} */ id) => (id === entry ? code : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [app],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, external } },
  });
  const [bundle] = [built].flat();
  const chunks = bundle !== undefined && 'output' in bundle ? bundle.output : [];
  const bytes = Buffer.concat(chunks.map((chunk) => Buffer.from('code' in chunk ? chunk.code : '')));
  return { minified: bytes.length, brotli: brotliCompressSync(bytes).length };
}
