import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { readExports } from '../api/readExports.mjs';
import { libraries } from './libraries.mjs';
import { weighInApp } from './weighInApp.mjs';

/**
 * What an entry weighs, and which packages of others it imports.
 *
 * @typedef {{ library: string, entry: string, minified: number, brotli: number, packages: readonly string[] }} EntryWeight
 */

/** @param {string} code @param {string} folder @param {readonly string[]} external */
async function weigh(code, folder, external) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: folder,
    absWorkingDir: folder,
    logLevel: 'error',
    loader: { '.svg': 'empty', '.woff2': 'empty', '.css': 'empty' },
    splitting: true,
    metafile: true,
    external: [...external],
  });
  const needed = atOnce(metafile.outputs);
  const bytes = Buffer.concat(needed.map((path) => contentsOf(outputFiles, path)));
  const imports = needed.flatMap((path) => metafile.outputs[path]?.imports ?? []);
  const packages = imports.filter(({ external: isForeign }) => isForeign === true).map(({ path }) => path);
  return { minified: bytes.length, brotli: brotliCompressSync(bytes).length, packages };
}

/** @param {readonly import('esbuild').OutputFile[]} files @param {string} path */
const contentsOf = (files, path) =>
  files.find((file) => file.path.endsWith(path))?.contents ?? new Uint8Array();

/**
 * The files that an import needs before it can run; what is loaded later does not count.
 *
 * @param {import('esbuild').Metafile['outputs']} outputs
 */
function atOnce(outputs) {
  const found = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === '<stdin>');
  for (const path of found) {
    const imports = outputs[path]?.imports ?? [];
    const next = imports.filter(({ kind, external }) => kind === 'import-statement' && external !== true);
    found.push(...next.map(({ path: file }) => file).filter((file) => !found.includes(file)));
  }
  return found;
}

/** Packages of others are not weighed: a project has one of each. @param {string} dist */
function packagesOf(dist) {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(dist, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => [name, `${name}/*`]);
}

/** What each entry of the built packages costs whole, without what it takes from other packages. */
export async function weighEntries() {
  /** @type {EntryWeight[]} */
  const weights = [];
  for (const { name: library, dist } of libraries) {
    const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
    for (const [entry, conditions] of Object.entries(exports)) {
      if (/\.(json|css)$/.test(entry)) continue;
      const file = conditions.default ?? conditions.import.default;
      const code = `export * from ${JSON.stringify(join(dist, file))}`;
      weights.push({ library, entry, ...(await weigh(code, dist, packagesOf(dist))) });
    }
  }
  return weights;
}

/** The built domain and the names of the values that it exports. */
function domainRules() {
  const domain = libraries.find(({ name }) => name === 'domain');
  if (domain === undefined)
    throw new Error('There is no library domain, and so there are no rules to weigh.');
  const exported = readExports(join(domain.home, 'src/index.ts')).filter(({ kind }) => kind === 'value');
  return { dist: domain.dist, index: join(domain.dist, 'index.js'), names: exported.map(({ name }) => name) };
}

/** What one rule of the domain costs alone, the heaviest first. @returns {Promise<EntryWeight[]>} */
export async function weighRules() {
  const { dist, index, names } = domainRules();
  const weights = await Promise.all(
    names.map(async (name) => {
      const code = `export { ${name} } from ${JSON.stringify(index)}`;
      return { library: 'domain', entry: name, ...(await weigh(code, dist, packagesOf(dist))) };
    }),
  );
  return weights.toSorted((left, right) => right.brotli - left.brotli);
}

/** What all rules of the domain cost an app that calls each of them, built by Vite and, in `byEsbuild`, by esbuild. */
export async function weighAllRules() {
  const { dist, index, names } = domainRules();
  const calls = `import { ${names.join()} } from ${JSON.stringify(index)}; globalThis.call(${names.join()});`;
  const { brotli: byEsbuild } = await weigh(calls, dist, packagesOf(dist));
  return { ...(await weighInApp(index, names, /^dayjs/)), byEsbuild };
}
