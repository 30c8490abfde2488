import ts from 'typescript';
import { isListType } from '../../odd/isListType.mjs';

/** @typedef {import('../../../libs/domain/src/checked/Shape').Shape} Shape */

const { TypeFlags } = ts;
const brands = new Set(['Money', 'EpochSeconds', 'EpochMilliseconds']);

/**
 * The shape that a type asks of a value: its kinds, without what an amount or an instant may be.
 *
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {Shape}
 * @throws {Error} For a type whose shape nobody has said yet: a checked build that skips it would let everything through.
 */
export function shapeOf(type, checker) {
  const { flags } = type;
  if (type.isUnion()) return unionShape(type.types, checker);
  if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return { is: 'anything' };
  if (flags & TypeFlags.TypeParameter) {
    const bound = checker.getBaseConstraintOfType(type);
    return bound === undefined ? { is: 'anything' } : shapeOf(bound, checker);
  }
  const brand = type.aliasSymbol?.name ?? '';
  if (flags & TypeFlags.Intersection && brands.has(brand)) return { is: 'number', name: brand };
  if (flags & TypeFlags.String) return { is: 'string' };
  if (flags & TypeFlags.Number) return { is: 'number' };
  if (isLiteral(type)) return { is: 'literal', values: [literalOf(type, checker)] };
  if (flags & TypeFlags.Object) return objectShape(type, checker);
  throw new Error(`No shape is known for the type ${checker.typeToString(type)}: teach shapeOf what it is.`);
}

/** @param {ts.Type} type */
const isLiteral = ({ flags }) =>
  Boolean(
    flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral | TypeFlags.BooleanLiteral | TypeFlags.Null),
  );

/** @param {ts.Type} type @param {ts.TypeChecker} checker */
function literalOf(type, checker) {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  return type.flags & TypeFlags.Null ? null : checker.typeToString(type) === 'true';
}

/** @param {readonly ts.Type[]} types @param {ts.TypeChecker} checker @returns {Shape} */
function unionShape(types, checker) {
  const given = types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
  const present = presentShape(given, checker);
  return given.length < types.length ? { is: 'optional', of: present } : present;
}

/** @param {readonly ts.Type[]} types @param {ts.TypeChecker} checker @returns {Shape} */
function presentShape(types, checker) {
  const [first, ...others] = types;
  if (first !== undefined && others.length === 0) return shapeOf(first, checker);
  if (types.every(({ flags }) => flags & TypeFlags.BooleanLiteral)) return { is: 'boolean' };
  if (types.every(isLiteral)) return { is: 'literal', values: types.map((one) => literalOf(one, checker)) };
  if (types.every(({ flags }) => flags & TypeFlags.Object)) return casesShape(types, checker);
  return { is: 'either', of: types.map((one) => shapeOf(one, checker)) };
}

/** Objects that one literal field tells apart. @param {readonly ts.Type[]} types @param {ts.TypeChecker} checker @returns {Shape} */
function casesShape(types, checker) {
  const shapes = types.map((one) => shapeOf(one, checker));
  const keys = shapes.map((one) => (one.is === 'object' ? Object.keys(one.fields) : []));
  const by = (keys[0] ?? []).find((key) =>
    shapes.every((one) => one.is === 'object' && one.fields[key]?.is === 'literal'),
  );
  if (by === undefined) throw new Error(`Nothing tells the cases apart that have ${keys.join(' | ')}.`);
  const cases = shapes.flatMap((one) => {
    const told = one.is === 'object' ? one.fields[by] : undefined;
    return told?.is === 'literal' ? told.values.map((value) => [value, one]) : [];
  });
  if (cases.some(([value]) => typeof value !== 'string')) throw new Error(`${by} has to be a text.`);
  return { is: 'cases', by, cases: Object.fromEntries(cases) };
}

/** @param {ts.Type} type @param {ts.TypeChecker} checker @returns {Shape} */
function objectShape(type, checker) {
  if (isListType(type, checker)) {
    const [item] = checker.getTypeArguments(type);
    return { is: 'list', of: item === undefined ? { is: 'anything' } : shapeOf(item, checker) };
  }
  const [index] = checker.getIndexInfosOfType(type);
  if (index !== undefined) return { is: 'record', of: shapeOf(index.type, checker) };
  const fields = type
    .getProperties()
    .map((property) => [property.name, shapeOf(checker.getTypeOfSymbol(property), checker)]);
  return { is: 'object', name: nameOf(type), fields: Object.fromEntries(fields) };
}

/** The name that the package exports for a type; '' for one that is written out. @param {ts.Type} type */
function nameOf({ aliasSymbol, symbol }) {
  const name = aliasSymbol?.name ?? symbol.name;
  return ['__type', 'Pick', 'Omit', 'Readonly', 'Partial'].includes(name) ? '' : name;
}
