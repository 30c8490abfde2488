import fc from 'fast-check';

type Path = readonly (string | number)[];

const loneSurrogate = String.fromCharCode(0xd800);

/** What a broken, foreign or wicked server may put where something else is expected. */
const invalid: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    false,
    '',
    ' ',
    'NaN',
    '1e5',
    '0x10',
    '１２',
    '\0',
    loneSurrogate,
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    [[]],
    { length: 1e9 },
    { toString: 1, valueOf: null },
    'x'.repeat(70_000),
  ),
  fc.constantFrom<unknown>(
    '{',
    '[]',
    'null',
    '['.repeat(9_000),
    '{"__proto__":{"status":1}}',
    '[{"__proto__":[]}]',
  ),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"status":1}}'),
    JSON.parse('{"constructor":{"prototype":{"status":1}}}'),
  ),
  fc.constantFrom(-1, -0, 0.5, 1e21, 1e308, 5e-324, 2 ** 53, 2 ** 31),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** The same answer with one to three places changed, gone, or with a field that reaches for a prototype. */
export function invalidChange(sample: unknown): fc.Arbitrary<unknown> {
  const place = fc.constantFrom(...pathsOf(sample));
  const change = fc.record({ place, value: invalid, isGone: fc.boolean(), isNested: fc.boolean() });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((answer, { place: path, value, isGone, isNested }) => {
      if (isGone && isNested) return replaced(answer, path, undefined);
      return replaced(answer, path, isNested ? { ...Object(value), ['__proto__']: { status: 1 } } : value);
    }, sample),
  );
}

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key]))];
}

function replaced(answer: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof answer !== 'object' || answer === null) return answer;
  const copy: object = Array.isArray(answer) ? [...answer] : { ...answer };
  Reflect.set(copy, key, replaced(Reflect.get(answer, key), rest, value));
  return copy;
}
