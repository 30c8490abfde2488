import fc from 'fast-check';
import type * as v from 'valibot';
import { fittingValue } from './fittingValue';
import type { Damage, FuzzCase } from './FuzzCase';
import { invalidName, invalidValue } from './invalidValues';
import type { Target } from './Target';

type Field = readonly [name: string, value: unknown];

const damage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 14, arbitrary: fc.constant<Damage>({ kind: 'none' }) },
  {
    weight: 2,
    arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map((share): Damage => ({ kind: 'cut', share })),
  },
  { weight: 1, arbitrary: fc.constant<Damage>({ kind: 'empty' }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        'text/plain',
        'application/json',
        'multipart/form-data',
        'application/xml',
        'application/x-www-form-urlencoded',
        'garbage',
        'multipart/form-data; boundary=',
        'application/jsonp',
        'Application/JSON; charset=utf-16',
      )
      .map((contentType): Damage => ({ kind: 'mistyped', contentType })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'null',
        '[]',
        '[1]',
        '"text"',
        '1',
        '{}',
        '{"__proto__":{"id":1}}',
        '\0',
        '&&&=',
        '%',
        '%ff=%ff',
        '--x--',
        `${'['.repeat(30_000)}`,
        '{"id":1}{"id":2}',
      )
      .map((text): Damage => ({ kind: 'replaced', text })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(70_000, 1_100_000, 5_000_000)
      .map((bytes): Damage => ({ kind: 'padded', bytes })),
  },
);

const headerText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'x'.repeat(8_000),
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'bearer x',
    'é'.repeat(120),
    '__proto__',
    "'--",
    '0',
    'null',
    'tag',
    'fil',
    'tl-PH;q=0',
    'en',
    '../x',
    '\u00ff',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 150 }).map((text) => text.replaceAll(/[^\t\x20-\x7e]/g, '?')),
);

const headers = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'Authorization',
        'Idempotency-Key',
        'X-Lang',
        'Accept-Language',
        'User-Agent',
        'Content-Encoding',
        'Sec-Fetch-Site',
        'X-Forwarded-For',
        'Cookie',
        'Accept',
        'Origin',
      ),
      headerText,
      { maxKeys: 3 },
    ),
  },
);

/** Requests of one call, from its own request schema: some fit, most have one thing or several wrong with them. */
export function casesOf(target: Target): fc.Arbitrary<FuzzCase> {
  return fc.record({
    actor: fc.oneof(
      { weight: 5, arbitrary: fc.constant('player' as const) },
      { weight: 1, arbitrary: fc.constant('guest' as const) },
    ),
    method: mostly('POST', fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'post', 'X')),
    path: mostly(
      'exact' as const,
      fc.constantFrom('upper' as const, 'slash' as const, 'longer' as const, 'encoded' as const),
    ),
    encoding: fc.constantFrom('multipart' as const, 'urlencoded' as const, 'json' as const),
    fields: fieldsOf(target),
    damage,
    headers,
    isSigned: fc.boolean(),
    mode: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('gcash', 'maya', 'bank') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('', '__proto__', 'a'.repeat(60), '../x', '\0', 'GCASH', 'gcash_deposit'),
      },
    ),
  });
}

function mostly<Value>(usual: Value, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 24, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
}

function fieldsOf({ request }: Target): fc.Arbitrary<readonly Field[]> {
  const entries = Object.entries(
    'entries' in request ? (request.entries as Record<string, v.GenericSchema>) : {},
  );
  const own = entries.map(([name, schema]) => {
    const fitting = fittingValue(schema, name);
    return fc
      .oneof({ weight: 7, arbitrary: fitting }, { weight: 2, arbitrary: invalidValue })
      .map((value): readonly Field[] => (value === undefined ? [] : [[name, value]]));
  });
  const more = fc.oneof(
    { weight: 5, arbitrary: fc.constant<readonly Field[]>([]) },
    { weight: 1, arbitrary: fc.tuple(invalidName, invalidValue).map((field): readonly Field[] => [field]) },
    { weight: 1, arbitrary: twice(entries) },
  );
  return fc.tuple(...own, more).map((parts) => parts.flat());
}

/** A field that is sent a second time. */
function twice(entries: readonly (readonly [string, v.GenericSchema])[]): fc.Arbitrary<readonly Field[]> {
  if (entries.length === 0)
    return fc.constant([
      ['x', '1'],
      ['x', '2'],
    ]);
  return fc
    .constantFrom(...entries)
    .chain(([name, schema]) =>
      fittingValue(schema, name).map((value): readonly Field[] => [[name, value ?? '']]),
    );
}
