import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run weigh -- "export { useRoutes } from 'react-router-dom'"`: what an import costs a player, minified, with
 * react and react-dom left out (add `--with-react` to count them). For choosing a dependency, before it is one.
 */
const {
  values: { 'with-react': withReact = false },
  positionals: [source],
} = readArguments('npm run weigh', { 'with-react': { type: 'boolean' } }, ['CODE']);
const virtualEntry = 'virtual:weighed';

/** @param {string} code */
async function bundle(code) {
  const result = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'weighed',
        resolveId: (id) => (id === virtualEntry ? `\0${id}` : undefined),
        load: (id) => (id === `\0${virtualEntry}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: virtualEntry,
        preserveEntrySignatures: 'strict',
        external: withReact ? [] : [/^react(-dom)?(\/|$)/],
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

if (source === undefined) {
  console.error(`Say what to weigh: npm run weigh -- "export { useRoutes } from 'react-router-dom'"`);
  process.exitCode = 1;
} else {
  const code = await bundle(source);
  const sizes = {
    minified: code.length,
    gzip: gzipSync(code).length,
    brotli: brotliCompressSync(code).length,
  };
  console.log(
    Object.entries(sizes)
      .map(([name, bytes]) => `${name} ${kilobytes(bytes)}`)
      .join('   '),
  );
}
