import ts from 'typescript';
import { isListType } from '../odd/isListType.mjs';
import { strayFrom } from '../odd/strayFrom.mjs';
import { hostileValues } from './hostileValues.mjs';
import { manyRows } from './manyRows.mjs';

/**
 * A value with something hostile in one place of it.
 *
 * @typedef {object} Mutation
 * @property {string} place Such as '.rows[0].amount'; '' for the whole.
 * @property {unknown} hostile
 * @property {boolean} isOfType Whether the compiler would take it there.
 * @property {unknown} given
 */

/**
 * A value with everything hostile in every place of it, one at a time.
 *
 * @param {unknown} value
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @param {string} [place]
 * @returns {Mutation[]}
 */
export function mutationsOf(value, type, checker, place = '') {
  const rows = Array.isArray(value) && value.length > 0 ? manyRows(value[0]) : [];
  const whole = [...hostileValues, ...rows].map((hostile) => ({
    place,
    hostile,
    isOfType: isOfType(hostile, type, checker),
    given: hostile,
  }));
  const part = type.isUnion()
    ? (type.types.find((one) => strayFrom(value, one, checker) === undefined) ?? type)
    : type;
  if (Array.isArray(value)) return [...whole, ...inFirstItem(value, part, checker, place)];
  if (typeof value !== 'object' || value === null) return whole;
  return [...whole, ...inProperties(value, part, checker, place)];
}

/** @param {readonly unknown[]} list @param {ts.Type} type @param {ts.TypeChecker} checker @param {string} place */
function inFirstItem([first, ...others], type, checker, place) {
  const [item] = isListType(type, checker) ? checker.getTypeArguments(type) : [];
  if (item === undefined || first === undefined) return [];
  return mutationsOf(first, item, checker, `${place}[0]`).map((one) => ({
    ...one,
    given: [one.given, ...others],
  }));
}

/** @param {object} value @param {ts.Type} type @param {ts.TypeChecker} checker @param {string} place */
function inProperties(value, type, checker, place) {
  return type.getProperties().flatMap((property) => {
    const held = Reflect.get(value, property.name);
    const inside = mutationsOf(held, checker.getTypeOfSymbol(property), checker, `${place}.${property.name}`);
    return inside.map((one) => ({ ...one, given: { ...value, [property.name]: one.given } }));
  });
}

/**
 * Whether the compiler would take a value. An amount or an instant is a number like any other, as far as a caller who
 * has only parsed something knows.
 *
 * @param {unknown} value
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {boolean}
 */
function isOfType(value, type, checker) {
  const free = type.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : undefined;
  if (free !== undefined) return isOfType(value, free, checker);
  if (type.isUnion()) return type.types.some((one) => isOfType(value, one, checker));
  if (type.flags & ts.TypeFlags.Intersection) return typeof value === 'number';
  if (!Array.isArray(value) || !isListType(type, checker))
    return strayFrom(value, type, checker) === undefined;
  const [item] = checker.getTypeArguments(type);
  return item !== undefined && value.slice(0, 2).every((one) => isOfType(one, item, checker));
}
