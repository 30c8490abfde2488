import type { Fault } from './Fault';
import { givenWords } from './givenWords';
import type { Shape } from './Shape';
import { wantedWords } from './wantedWords';

const longestShown = 40;

const isObject = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const faultOf = (given: unknown, shape: Shape): Fault => ({
  place: '',
  given: givenWords(given),
  wanted: wantedWords(shape),
});

const inside = (fault: Fault, step: string): Fault => ({ ...fault, place: step + fault.place });

/** The first fault of the parts of an object, by their keys. */
function faultInParts(given: object, keys: readonly string[], shapeAt: (key: string) => Shape | undefined) {
  for (const key of keys) {
    const shape = shapeAt(key);
    const fault = shape && faultIn(Reflect.get(given, key), shape);
    if (fault) return inside(fault, `.${key}`);
  }
  return undefined;
}

function faultInRecord(given: unknown, shape: Extract<Shape, { is: 'list' | 'record' }>): Fault | undefined {
  return isObject(given) ? faultInParts(given, Object.keys(given), () => shape.of) : faultOf(given, shape);
}

function faultInList(given: unknown, shape: Extract<Shape, { is: 'list' | 'record' }>): Fault | undefined {
  if (!Array.isArray(given)) return faultOf(given, shape);
  // By their numbers, so that a list with holes is seen.
  for (const [index, one] of given.entries()) {
    const fault = faultIn(one, shape.of);
    if (fault) return inside(fault, `[${index}]`);
  }
  return undefined;
}

function literalFault(given: unknown, shape: Extract<Shape, { is: 'literal' }>): Fault {
  const fault = faultOf(given, shape);
  if (typeof given === 'number') return { ...fault, given: `is ${given}` };
  // What stands where a word of ours belongs is a word: it is the mistake to be seen.
  return typeof given === 'string' ? { ...fault, given: `is '${given.slice(0, longestShown)}'` } : fault;
}

function faultInCases(given: unknown, shape: Extract<Shape, { is: 'cases' }>): Fault | undefined {
  if (!isObject(given)) return faultOf(given, shape);
  const kind: unknown = Reflect.get(given, shape.by);
  const names = Object.keys(shape.cases);
  const found = names.find((one) => one === kind);
  const chosen = found === undefined ? undefined : shape.cases[found];
  if (chosen) return faultIn(given, chosen);
  return inside(literalFault(kind, { is: 'literal', values: names }), `.${shape.by}`);
}

function faultInOptional(given: unknown, shape: Extract<Shape, { is: 'optional' }>): Fault | undefined {
  const fault = faultIn(given, shape.of);
  return fault?.place === '' ? { ...fault, wanted: wantedWords(shape) } : fault;
}

/**
 * Where a value is not of a shape: the first such place.
 *
 * @returns `undefined` when it is of the shape. What a shape does not name is not looked at.
 */
export function faultIn(given: unknown, shape: Shape): Fault | undefined {
  switch (shape.is) {
    case 'anything':
      return undefined;
    case 'optional':
      return given === undefined ? undefined : faultInOptional(given, shape);
    case 'either':
      return shape.of.some((one) => !faultIn(given, one)) ? undefined : faultOf(given, shape);
    case 'literal':
      return shape.values.some((one) => one === given) ? undefined : literalFault(given, shape);
    case 'record':
      return faultInRecord(given, shape);
    case 'list':
      return faultInList(given, shape);
    case 'object':
      return isObject(given)
        ? faultInParts(given, Object.keys(shape.fields), (key) => shape.fields[key])
        : faultOf(given, shape);
    case 'cases':
      return faultInCases(given, shape);
    default:
      return typeof given === shape.is ? undefined : faultOf(given, shape);
  }
}
