import { posix, relative, sep } from 'node:path';
import { layers, storyImports, testImports } from './layers.mjs';

const testFile = /\.(test|test-d)\.tsx?$|\/(testing|tests?)\//;
const storyFile = /\.stories\.tsx$|^apps\/(storybook|player-web\/src\/testing)\//;
const buildFile = /\.config\.ts$/;
const styleFile = /\.css(\.ts)?$/;

/** @param {string} file Path from the top of the repository, with forward slashes. */
function layerOf(file) {
  return layers
    .filter((layer) => file.startsWith(`${layer.folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** @param {string} file @param {import('./layers.mjs').Layer} layer */
function allowedPackages(file, layer) {
  return [
    ...layer.may,
    ...(testFile.test(file) ? testImports : []),
    ...(storyFile.test(file) ? storyImports : []),
  ];
}

/** @param {string} source @param {string} allowed */
function matches(source, allowed) {
  if (allowed === '*') return true;
  if (allowed.startsWith('@kislap/')) return source === allowed;
  return source === allowed || source.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`);
}

/**
 * Says why `file` may not import `source`, or nothing when it may.
 *
 * @param {string} file Path from the top of the repository, with forward slashes.
 * @param {string} source The import specifier as written.
 * @returns {string | undefined}
 */
export function refusal(file, source) {
  const layer = layerOf(file);
  if (layer === undefined || buildFile.test(file)) return undefined;
  if (source.startsWith('.')) {
    const target = `${posix.join(posix.dirname(file), source)}/`;
    const within = layer.within ?? layer.folder;
    if (![within, ...(layer.reaches ?? [])].some((folder) => target.startsWith(`${folder}/`))) {
      return `A relative import may not leave ${within}: import the package by its name.`;
    }
    if (layer.folder === 'apps/player-web/src' && styleFile.test(source)) {
      return 'Pages compose, they never style: add what is missing to @kislap/ui.';
    }
    return undefined;
  }
  if (/^@kislap\/[^/]+\/(src|dist)\b/.test(source)) {
    return `Import ${source.split('/').slice(0, 2).join('/')} by its public entry, not by a path inside it.`;
  }
  const allowed = allowedPackages(file, layer);
  if (allowed.some((one) => matches(source, one))) return undefined;
  return `${layer.folder} may not import '${source}'. It may import: ${layer.may.join(', ') || 'nothing'}.`;
}

/** Rule `kislap/layer-imports`: the import table of tools/lint/layers.mjs. */
export const layerImports = {
  /** @param {any} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    /** @param {any} node */
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const message = refusal(file, node.source.value);
      if (message !== undefined) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};
