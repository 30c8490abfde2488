/**
 * The circles of a graph: sets of nodes in which each reaches all others (Tarjan), and nodes that lead to themselves.
 *
 * @param {import('./importGraph.mjs').Graph} graph
 * @returns {string[][]} The largest first, each sorted.
 */
export function findCircles(graph) {
  /** @type {Map<string, { index: number, low: number }>} */
  const seen = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];

  /** @param {string} node */
  function visit(node) {
    const own = { index: seen.size, low: seen.size };
    seen.set(node, own);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      const known = seen.get(next);
      if (known === undefined) own.low = Math.min(own.low, visit(next));
      else if (open.includes(next)) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1 || graph.get(node)?.includes(node)) circles.push(circle.toSorted());
    }
    return own.low;
  }

  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return circles.toSorted((left, right) => right.length - left.length);
}
