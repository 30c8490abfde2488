import ts from 'typescript';
import { isListType } from './isListType.mjs';

const wholeNumbers = new Set(['Money', 'EpochSeconds']);

/**
 * Where a value is not what its type promises: money that is no exact amount, an object without its parts.
 *
 * @param {unknown} value
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @param {string} [path]
 * @returns {string | undefined} The place, or nothing when the value keeps the promise.
 */
export function strayFrom(value, type, checker, path = 'result') {
  if (type.flags & ts.TypeFlags.Intersection && wholeNumbers.has(type.aliasSymbol?.name ?? '')) {
    return Number.isSafeInteger(value)
      ? undefined
      : `${path} is ${String(value)}, not ${type.aliasSymbol?.name}`;
  }
  if (type.isUnion()) {
    const strays = type.types.map((one) => strayFrom(value, one, checker, path));
    return strays.includes(undefined) ? undefined : (strays[0] ?? path);
  }
  if (type.isStringLiteral() || type.isNumberLiteral())
    return value === type.value ? undefined : `${path} is ${String(value)}`;
  if (type.flags & ts.TypeFlags.String) return typeof value === 'string' ? undefined : `${path} is no text`;
  if (type.flags & ts.TypeFlags.Number) return typeof value === 'number' ? undefined : `${path} is no number`;
  if (type.flags & ts.TypeFlags.Undefined)
    return value === undefined ? undefined : `${path} is not undefined`;
  if (type.flags & ts.TypeFlags.Null) return value === null ? undefined : `${path} is not null`;
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    return String(value) === checker.typeToString(type) ? undefined : `${path} is ${String(value)}`;
  }
  if (!(type.flags & ts.TypeFlags.Object)) return undefined;
  if (isListType(type, checker)) return strayItem(value, type, checker, path);
  return strayProperty(value, type, checker, path);
}

/** @param {unknown} value @param {ts.TypeReference} type @param {ts.TypeChecker} checker @param {string} path */
function strayItem(value, type, checker, path) {
  const [item] = checker.getTypeArguments(type);
  if (!Array.isArray(value) || item === undefined) return `${path} is no list`;
  return value
    .map((one, index) => strayFrom(one, item, checker, `${path}[${index}]`))
    .find((stray) => stray !== undefined);
}

/** @param {unknown} value @param {ts.Type} type @param {ts.TypeChecker} checker @param {string} path */
function strayProperty(value, type, checker, path) {
  if (value === null || value === undefined) return `${path} is ${String(value)}`;
  return type
    .getProperties()
    .filter(
      ({ name, flags }) =>
        !(flags & ts.SymbolFlags.Optional) || Reflect.get(Object(value), name) !== undefined,
    )
    .map((property) =>
      strayFrom(
        Reflect.get(Object(value), property.name),
        checker.getTypeOfSymbol(property),
        checker,
        `${path}.${property.name}`,
      ),
    )
    .find((stray) => stray !== undefined);
}
