const flat = (/** @type {string} */ path) => path.replace('./dist/', './');

/** Types first, as TypeScript reads them in order. @param {string} file @param {string} types */
const typed = (file, types) => ({ types: flat(types), default: flat(file) });

/** @param {string | Record<string, string>} conditions */
function publishedEntry(conditions) {
  if (typeof conditions === 'string') return conditions;
  const { types, import: module, require: common, default: file } = conditions;
  if (module === undefined || types === undefined)
    return types === undefined ? flat(file ?? '') : typed(file ?? '', types);
  if (common === undefined) return typed(module, types);
  return { import: typed(module, types), require: typed(common, types.replace(/\.d\.ts$/, '.d.cts')) };
}

/** An entry that is a source alone is for this repository. @param {string | Record<string, string>} conditions */
const isPublished = (conditions) =>
  typeof conditions !== 'string' || conditions === './package.json' || conditions.startsWith('./dist/');

/** @param {Record<string, string | Record<string, string>>} exports */
const publishedExports = (exports) =>
  Object.fromEntries(
    Object.entries(exports)
      .filter(([, conditions]) => isPublished(conditions))
      .map(([entry, conditions]) => [entry, publishedEntry(conditions)]),
  );

/** @param {Record<string, Record<string, string>>} exports @param {false | readonly string[]} sideEffects */
function publishedSideEffects(exports, sideEffects) {
  if (sideEffects === false) return false;
  const bySource = new Map(
    Object.values(exports).flatMap(({ source, import: module }) => (module ? [[source, module]] : [])),
  );
  return sideEffects
    .filter((pattern) => !pattern.endsWith('.css.ts'))
    .map((pattern) => flat(bySource.get(pattern) ?? pattern));
}

/**
 * The address of the repository is known where it is published from. @param {string} library @param {NodeJS.ProcessEnv}
 * env
 */
function repositoryOf(library, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) {
  if (!server || !repository) return {};
  return {
    repository: { type: 'git', url: `git+${server}/${repository}.git`, directory: `libs/${library}` },
  };
}

/**
 * The `package.json` of the packed library. It is made of the one that is developed with: the condition `source` is
 * left out, because it would lead into files that are not packed, and exact versions become the ranges that they
 * started.
 *
 * @param {any} manifest
 * @param {ReadonlySet<string>} imported The packages that the built files import.
 * @throws {Error} When something is imported that the library does not declare.
 */
export function publishedManifest(manifest, imported, env = process.env) {
  const { name, dependencies = {}, peerDependencies = {} } = manifest;
  const missing = [...imported].filter((one) => !(one in dependencies) && !(one in peerDependencies));
  if (missing.length > 0) throw new Error(`${name} imports ${missing.join(', ')} and does not say so.`);
  const ranges = Object.entries(dependencies)
    .filter(([one]) => imported.has(one))
    .map(([one, version]) => [one, `^${version}`]);
  const root = manifest.exports['.'];
  return {
    name,
    version: manifest.version,
    description: manifest.description,
    keywords: manifest.keywords,
    ...repositoryOf(name.replace('@kislap/', ''), env),
    license: manifest.license,
    type: manifest.type,
    engines: manifest.engines,
    sideEffects: publishedSideEffects(manifest.exports, manifest.sideEffects),
    main: flat(root.require ?? root.import),
    module: flat(root.import),
    types: root.require === undefined ? flat(root.types) : flat(root.types).replace(/\.d\.ts$/, '.d.cts'),
    exports: publishedExports(manifest.exports),
    publishConfig: { access: 'public', provenance: true },
    ...(ranges.length > 0 ? { dependencies: Object.fromEntries(ranges) } : {}),
    ...(Object.keys(peerDependencies).length > 0 ? { peerDependencies } : {}),
  };
}
