import fc from 'fast-check';
import ts from 'typescript';
import { isListType } from './isListType.mjs';

/** Numbers that a type allows and nobody expects. */
const oddNumbers = [0, -0, 1, -1, 0.1, 1.5, 2 ** 53, 1e21, 1e-7, Number.NaN, Infinity, -Infinity];
const oddInstants = [0, 1, -1, 1_700_000_000, 1_700_000_000_000, 4_102_444_800];
const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '₱1,000.00',
  '2026-02-30',
  '2026-01-01',
  '+639171234567',
  '‮١٢',
  '💥',
  'x'.repeat(500),
];

const oddMoney = fc.oneof(
  fc.constantFrom(0, 1, -1, 9999, 10_000, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
  fc.maxSafeInteger(),
);
const instant = fc.oneof(fc.constantFrom(...oddInstants), fc.integer({ min: -1e10, max: 1e11 }));

/** Branded numbers by their name. @type {Readonly<Record<string, fc.Arbitrary<unknown>>>} */
const branded = { Money: oddMoney, EpochSeconds: instant, EpochMilliseconds: instant };

/** @param {ts.Type} type */
const brandOf = ({ aliasSymbol, flags }) =>
  flags & ts.TypeFlags.Intersection ? branded[aliasSymbol?.name ?? ''] : undefined;

/**
 * Odd values of a type: what the compiler lets through and a caller may come to pass.
 *
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @param {number} [depth]
 * @returns {fc.Arbitrary<unknown>}
 */
export function valueOfType(type, checker, depth = 0) {
  const brand = brandOf(type);
  if (brand !== undefined) return brand;
  if (type.isUnion()) return fc.oneof(...type.types.map((one) => valueOfType(one, checker, depth)));
  if (type.isStringLiteral() || type.isNumberLiteral()) return fc.constant(type.value);
  if (type.flags & ts.TypeFlags.BooleanLiteral) return fc.constant(checker.typeToString(type) === 'true');
  if (type.flags & ts.TypeFlags.String)
    return fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary' }));
  if (type.flags & ts.TypeFlags.Number)
    return fc.oneof(fc.constantFrom(...oddNumbers), fc.double(), fc.integer());
  if (type.flags & ts.TypeFlags.Undefined) return fc.constant(undefined);
  if (type.flags & ts.TypeFlags.Null) return fc.constant(null);
  const constraint =
    type.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : undefined;
  if (constraint !== undefined) return valueOfType(constraint, checker, depth);
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter))
    return fc.anything({ maxDepth: 1 });
  if (isListType(type, checker)) return listOf(type, checker, depth);
  return objectOf(type, checker, depth);
}

/** @param {ts.TypeReference} type @param {ts.TypeChecker} checker @param {number} depth */
function listOf(type, checker, depth) {
  const [item] = checker.getTypeArguments(type);
  if (item === undefined || depth > 3) return fc.constant([]);
  return fc.array(valueOfType(item, checker, depth + 1), { maxLength: 4 });
}

/** @param {ts.Type} type @param {ts.TypeChecker} checker @param {number} depth */
function objectOf(type, checker, depth) {
  if (type.getCallSignatures().length > 0) return fc.constant(() => 0);
  const index = checker.getIndexInfosOfType(type)[0];
  if (index !== undefined)
    return fc.dictionary(fc.string(), valueOfType(index.type, checker, depth + 1), { maxKeys: 4 });
  const properties = type.getProperties();
  const isOptional = (/** @type {ts.Symbol} */ { flags }) => Boolean(flags & ts.SymbolFlags.Optional);
  const model = properties.map((property) => {
    const declared = checker.getTypeOfSymbol(property);
    const present = isOptional(property) ? checker.getNonNullableType(declared) : declared;
    return [property.name, valueOfType(present, checker, depth + 1)];
  });
  const requiredKeys = properties.filter((property) => !isOptional(property)).map(({ name }) => name);
  return fc.record(Object.fromEntries(model), { requiredKeys });
}
