/** @typedef {import('./text.mjs').Tree} Tree */

const kitFolder = /^libs\/ui\/src\/(primitives|patterns|player)\/([A-Z]\w*)\/\2\.tsx$/;
/** Where a part of the kit lies, with its last slash. */
const kitPart = /^libs\/ui\/src\/(primitives|patterns|player)\/\w+\//;
const companions = [
  { what: 'story', ending: /\.stories\.tsx$/ },
  { what: 'test', ending: /\.test\.tsx?$/ },
  { what: 'usage page', ending: /\.mdx$/ },
];
const usageHeadings = [
  'When to use',
  'When not, and what instead',
  'Wording',
  'Accessibility',
  'Why it is so',
];

/**
 * Every folder of the kit has its story, its test and its usage page, also one that only the kit itself uses.
 *
 * @param {Tree} tree
 */
export function wholeComponents(tree) {
  const paths = [...tree.keys()];
  const folders = new Set(paths.flatMap((path) => kitPart.exec(path)?.[0] ?? []));
  return [...folders].flatMap((folder) => {
    const own = paths.filter((path) => path.startsWith(folder));
    return companions
      .filter(({ ending }) => !own.some((path) => ending.test(path)))
      .map(({ what }) => `${folder.slice(0, -1)} has no ${what}`);
  });
}

/**
 * A component whose properties come from a recipe shows every variant of it in a story named Matrix.
 *
 * @param {Tree} tree
 */
export function matrixOfVariants(tree) {
  return [...tree]
    .filter(([path, text]) => kitFolder.test(path) && text.includes('RecipeVariants<typeof '))
    .map(([path]) => path.replace(/\.tsx$/, '.stories.tsx'))
    .filter((stories) => tree.get(stories)?.includes('export const Matrix: Story') !== true)
    .map((stories) => `${stories} has no story "Matrix" of its recipe`);
}

/** A usage page answers the same five questions everywhere. @param {Tree} tree */
export function usageHeadingsPresent(tree) {
  return [...tree]
    .filter(([path]) => /^libs\/ui\/src\/.+\.mdx$/.test(path))
    .flatMap(([path, text]) =>
      usageHeadings
        .filter((heading) => !text.includes(`## ${heading}`))
        .map((heading) => `${path} lacks "${heading}"`),
    );
}
