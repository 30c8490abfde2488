const enough = 20;

/**
 * An answer in which every object that the caller gave stands as it was before something hostile was put into it: a rule
 * that picks or orders rows hands on the caller's own. Of a long list, the beginning.
 *
 * @param {unknown} answer
 * @param {unknown} given
 * @param {unknown} original What was given, before.
 */
export function withoutRows(answer, given, original) {
  /** @type {Map<unknown, unknown>} */
  const originals = new Map();
  pair(given, original, originals);
  return replaced(answer, originals);
}

/** @param {unknown} given @param {unknown} original @param {Map<unknown, unknown>} originals @returns {void} */
function pair(given, original, originals) {
  if (!isObject(given) || !isObject(original) || given === original) return;
  originals.set(given, original);
  const first = Array.isArray(original) ? original[0] : undefined;
  for (const key of Object.keys(given))
    pair(Reflect.get(given, key), Reflect.get(original, key) ?? first, originals);
}

/** @param {unknown} value @param {ReadonlyMap<unknown, unknown>} originals @returns {unknown} */
function replaced(value, originals) {
  if (originals.has(value)) return originals.get(value);
  if (Array.isArray(value)) return value.slice(0, enough).map((one) => replaced(one, originals));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, originals)]));
}

/** @param {unknown} value @returns {value is object} */
const isObject = (value) => typeof value === 'object' && value !== null;
