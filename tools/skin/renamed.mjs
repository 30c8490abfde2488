/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
const isNode = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Older tools name a token by its value: `{coral.value}`. @param {unknown} value */
const alias = (value) =>
  typeof value === 'string' ? value.replaceAll(/\{(?<path>[^{}]+)\.value\}/g, '{$<path>}') : value;

/** Many wrote no type: what looks like a colour is one. @param {unknown} value */
const isHex = (value) =>
  typeof value === 'string' && /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value);

/**
 * Whether it is a token of the time before the format, `{ "value": "#ff7a59", "type": "color" }`. A group may have a member
 * called `value` too: that is a group or a token itself.
 *
 * @param {Readonly<Record<string, unknown>>} node
 */
const isOlderToken = (node) =>
  'value' in node && !('$value' in node) && (typeof node['type'] === 'string' || !isNode(node['value']));

/**
 * A token file with the names of the format 2025.10. Style Dictionary and Tokens Studio wrote `value` and `type` before it
 * had `$value` and `$type`, and other keys of their own beside them, which are left out.
 *
 * @param {unknown} file
 * @returns {unknown}
 */
export function renamed(file) {
  if (!isNode(file)) return file;
  if (isOlderToken(file)) {
    const { value, type = isHex(value) ? 'color' : undefined } = file;
    return { ...(typeof type === 'string' && { $type: type }), $value: alias(value) };
  }
  if ('$value' in file) return file;
  return Object.fromEntries(
    Object.entries(file).map(([name, inner]) => [name, name.startsWith('$') ? inner : renamed(inner)]),
  );
}
