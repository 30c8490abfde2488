import { posix, relative, sep } from 'node:path';
import { layers, stacks } from './layers.mjs';
import { storyImports, testImports } from './testImports.mjs';

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

/** @param {string} file @param {import('./layers.mjs').Layer} layer @param {string} target without its ending */
function mayEnter(file, layer, target) {
  const doors = [layer, ...(testFile.test(file) && layer.tests ? [layer.tests] : [])];
  const folders = [layer.within ?? layer.folder, ...doors.flatMap(({ reaches = [] }) => reaches)];
  return (
    folders.some((folder) => `${target}/`.startsWith(`${folder}/`)) ||
    doors.some(({ through = [] }) => through.includes(target))
  );
}

/**
 * Says why a file may not import a file of its own project, or nothing when it may: see `stacks`.
 *
 * @param {string} file
 * @param {string} target Path from the top of the repository.
 * @returns {string | undefined}
 */
function refusalInStack(file, target) {
  if (testFile.test(file) || storyFile.test(file)) return undefined;
  for (const { root, order, screens = [] } of stacks) {
    if (!file.startsWith(`${root}/`) || !target.startsWith(`${root}/`)) continue;
    const [fromPath = [], toPath = []] = [file, target].map((path) => path.slice(root.length + 1).split('/'));
    const [from, to] = [fromPath, toPath].map(([first = '']) => first.split('.')[0] ?? '');
    const [above, below] = [order.indexOf(from ?? ''), order.indexOf(to ?? '')];
    if (above === -1 || below === -1)
      return `${above === -1 ? from : to} is no folder of ${root} in layers.mjs.`;
    if (below < above) return `${from}/ may not import from ${to}/, which lies above it.`;
    const isScreen = from === to && fromPath.length > 2 && screens.includes(from ?? '');
    if (isScreen && fromPath[1] !== toPath[1]) {
      return `${from}/${fromPath[1]}/ may not import from another of ${from}/: what they share goes into a folder below.`;
    }
  }
  return undefined;
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
    const target = posix.join(posix.dirname(file), source);
    if (!mayEnter(file, layer, target)) {
      const within = layer.within ?? layer.folder;
      return layer.through === undefined
        ? `A relative import may not leave ${within}: import the package by its name.`
        : `${within} may not import '${source}'. Of other folders it may import: ${layer.through.join(', ') || 'none'}.`;
    }
    if (layer.folder === 'apps/player-web/src' && styleFile.test(source)) {
      return 'Pages compose, they never style: add what is missing to @kislap/ui.';
    }
    return refusalInStack(file, target);
  }
  if (/^@kislap\/[^/]+\/(src|dist)\b/.test(source)) {
    return `Import ${source.split('/').slice(0, 2).join('/')} by its public entry, not by a path inside it.`;
  }
  const allowed = allowedPackages(file, layer);
  if (allowed.some((one) => matches(source, one))) return undefined;
  return `${layer.folder} may not import '${source}'. It may import: ${layer.may.join(', ') || 'nothing'}.`;
}

/** What an import names, in quotes or backticks. @param {any} source @returns {string | undefined} */
const pathOf = (source) =>
  typeof source?.value === 'string' ? source.value : source?.quasis?.[0]?.value?.cooked;

/** Rule `kislap/layer-imports`: the import table of tools/lint/layers.mjs. */
export const layerImports = {
  /** @param {any} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    /** @param {any} node */
    const check = (node) => {
      const source = pathOf(node.source);
      if (source === undefined) return;
      const message = refusal(file, source);
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
