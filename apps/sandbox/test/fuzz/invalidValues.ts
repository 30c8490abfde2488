import fc from 'fast-check';
import type { FuzzFile, RawJson } from './FuzzCase';

const loneSurrogate = String.fromCharCode(0xd800);
const rightToLeft = '\u202egnp.exe\u202c مرحبا';
const zeroWidth = 'a\u200b\u200d\ufeffb';

/** Text that has broken somebody's server before. */
const invalidTexts = [
  '',
  ' ',
  '\0',
  'Ligaya\0Reyes',
  loneSurrogate,
  `a${loneSurrogate}b`,
  rightToLeft,
  zeroWidth,
  '👩‍👩‍👧‍👦🇵🇭',
  'é'.normalize('NFD').repeat(20),
  'ﬀ',
  '１２３',
  '٣',
  '1e5',
  '1E+400',
  '0x10',
  '0b1',
  '1_000',
  '1,000',
  '+1',
  '-0',
  '-1',
  '0.1',
  '.5',
  '00000000000000000001',
  '9007199254740993',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '99999999999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  "'; DROP TABLE player; --",
  '%',
  '_',
  '\\',
  '%s%n',
  '{amount}',
  '${7*7}',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '../../etc/passwd',
  'a'.repeat(65),
  'a'.repeat(5_000),
  '1970-01-01',
  '2026-02-31',
  '0000-00-00',
  '9999-12-31',
  '-000001-01-01',
  '275760-09-14',
  '20261118',
  '2026-11-18T00:00:00Z',
];

/** JSON that travels as text inside a field. */
const invalidJsonTexts = [
  '{}',
  '[]',
  'null',
  '{',
  '{"account_name":"\\u0000"}',
  '{"account_name":"\\ud800","account_no":"\\ud800","bank_code":"GCash"}',
  '{"account_name":"a\\u0000","account_no":"09171234567","bank_code":"GCash"}',
  '{"__proto__":{"account_name":"a"}}',
  '{"account_name":{"toString":1}}',
  '{"page":1e300,"size":1}',
  '{"page":9007199254740991,"size":100}',
  '{"page":90071992547409,"size":100}',
  '{"page":1.5,"size":1}',
  '{"page":"1","size":"-1"}',
  '{"page":1,"size":20,"page":-1}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
];

const invalidNumbers = [
  0, -0, -1, 0.5, 1e-9, 1e15, 1e21, 1.7976931348623157e308, 5e-324, 2_147_483_647, 2_147_483_648,
  -2_147_483_649, 4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_991,
  900_000_000_000, 900_000_000_001, 1_763_000_000_000,
];

const rawJson = fc
  .constantFrom(
    '1e999',
    '-1e999',
    '1E400',
    '-0',
    '01',
    '1.',
    'NaN',
    '"\\ud800"',
    '"\\u0000"',
    '{"a":1,"a":2}',
  )
  .map((text): RawJson => ({ rawJson: text }));

const file = fc
  .record({
    file: fc.constantFrom('image/png', 'image/jpeg', 'image/svg+xml', 'text/html', '', 'image/png; a=b'),
    bytes: fc.constantFrom(0, 1, 100, 2_000_001),
  })
  .map((one): FuzzFile => one);

/** Anything somebody may put where a value of another kind is expected. */
export const invalidValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...invalidTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...invalidJsonTexts) },
  { weight: 4, arbitrary: fc.constantFrom(...invalidNumbers) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      undefined,
      true,
      false,
      [],
      {},
      [[]],
      [1, 2],
      { toString: 1, valueOf: null },
      ['1'],
    ),
  },
  { weight: 1, arbitrary: rawJson },
  { weight: 1, arbitrary: file },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Names of fields that no call asks for. */
export const invalidName = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  'a.b',
  'a[]',
  '\0',
  'x',
);
