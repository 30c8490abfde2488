/** Folders of the kit, the lower first: a part may use what stands before it. */
const order = ['icons', 'theme', 'geometry', 'csp', 'primitives', 'art', 'patterns', 'player'];

/** What is heavy or lies above, and how its files are told. */
const companions = /** @type {const} */ ([
  ['radix', /^node_modules\/@radix-ui\//],
  ['dayjs', /^node_modules\/dayjs\//],
  ['art', /^libs\/ui\/src\/art\//],
  ['patterns', /^libs\/ui\/src\/patterns\//],
  ['player', /^libs\/ui\/src\/player\//],
]);

/**
 * What a part of the kit brings along that is not of its own layer: a button that brings `radix` has lost its
 * lightness.
 *
 * @param {string} layer
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function companyOf(layer, files) {
  return companions
    .filter(([name]) => name !== layer)
    .filter(([, pattern]) => files.some((file) => pattern.test(file)))
    .map(([name]) => name);
}

/**
 * Whether what a part brings along is an outer layer's, which no budget may allow.
 *
 * @param {string} layer
 * @param {string} companion
 */
export const liesAbove = (layer, companion) =>
  order.includes(companion) && order.indexOf(companion) > order.indexOf(layer);
