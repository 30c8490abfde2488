/** What a walk found: the operator did otherwise than the model. */
export class Difference extends Error {}

/** One of these values. */
export class OneOf {
  readonly values: readonly unknown[];
  constructor(...values: readonly unknown[]) {
    this.values = values;
  }
}

/** Anything at all: the rules are silent. */
export const anything = Symbol('anything');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const told = (value: unknown): string =>
  (value instanceof OneOf ? value.values.map(told).join(' or ') : JSON.stringify(value)) ?? 'nothing';

/** Where an answer is not as expected. Of an object only the named fields are looked at. */
export function differencesOf(expected: unknown, got: unknown, path = ''): readonly string[] {
  if (expected === anything) return [];
  if (expected instanceof OneOf) {
    const isOne = expected.values.some((value) => differencesOf(value, got).length === 0);
    return isOne ? [] : [`${path}: expected ${told(expected)}, got ${told(got)}`];
  }
  if (isObject(expected) && isObject(got)) {
    return Object.keys(expected).flatMap((key) => differencesOf(expected[key], got[key], `${path}.${key}`));
  }
  return Object.is(expected, got) ? [] : [`${path}: expected ${told(expected)}, got ${told(got)}`];
}
