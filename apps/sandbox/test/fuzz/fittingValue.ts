import fc from 'fast-check';
import type * as v from 'valibot';
import type { FuzzFile } from './FuzzCase';

/** A schema as it describes itself. Only what is walked is named. */
interface SchemaShape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly item?: v.GenericSchema;
  readonly pipe?: readonly v.GenericSchema[];
}

/** Values that mean something to this operator, so that a request gets past its first check and further in. */
const meaningful: Readonly<Record<string, readonly unknown[]>> = {
  account: ['639170000001', '9170000002', '$me'],
  acId: [0, 15, 19, 23],
  acc: [1],
  amount: ['100', '200', '500', '100.5', '999999'],
  bankcode: ['', 'BDO', 'BPI'],
  birthday: ['1990-01-01', '2020-01-01'],
  card: ['PLAY50', 'VIP3', 'OLD1', 'NOPE'],
  chnlcat: ['h5', ''],
  code: ['123456', '000000'],
  confirm: ['EXCLUDE'],
  curDate: ['2026-11-17', '2026-11-18', ''],
  extra: [
    '{"account_name":""}',
    '{"account_name":"Juan","account_no":"09171234567","bank_code":"GCash"}',
    '{"account_name":"Juan","account_no":"12345678901","bank_code":"BDO"}',
  ],
  from: ['2026-11-01', '2026-11-18'],
  gc: ['parol-nights', 'bangka-bay', 'nothing-here'],
  id: [1, 2, 3, 20],
  invite: ['$me', 'ABC'],
  logId: [0, -1, 1, 5],
  old: ['Play1234', 'Wrong1234'],
  openid: ['sari', 'nobody'],
  paging: ['{"page":1,"size":20}', '{"page":3,"size":100}'],
  password: ['Play1234', 'Play12345', 'short'],
  password1: ['Play1234', 'Play12345'],
  paychnl: ['gc1', 'maya1'],
  paytype: ['gcash', 'maya'],
  phone: ['639181112222', '639170000001', '09181112222'],
  phoneNum: ['639181112222', '639170000001'],
  sign: ['', 'é'.repeat(64), 'a'.repeat(64)],
  to: ['2026-11-18', '2026-11-30'],
  u: ['$me', 1, 100_001],
  userId: ['$me', 1],
  userid: ['$me', 1, 100_001],
};

/** Makes values that mostly fit the schema of a field; whether one does is not promised. */
export function fittingValue(schema: v.GenericSchema, name = ''): fc.Arbitrary<unknown> {
  const known = meaningful[name];
  const made = madeOf(schema, name);
  return known === undefined
    ? made
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made });
}

function madeOf(schema: v.GenericSchema, name: string): fc.Arbitrary<unknown> {
  const shape = schema as SchemaShape;
  if (shape.pipe) return ofPipe(shape.pipe, name);
  switch (shape.type) {
    case 'string':
      return fc.string({ minLength: 1, maxLength: 12 });
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -5, max: 100_020 }));
    case 'boolean':
      return fc.boolean();
    case 'blob':
      return fc.constant<FuzzFile>({ file: 'image/png', bytes: 40 });
    case 'literal':
      return fc.constant(shape.literal);
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'null':
    case 'undefined':
      return fc.constant(undefined);
    case 'array':
      return shape.item ? fc.array(fittingValue(shape.item), { maxLength: 3 }) : fc.constant([]);
    case 'object':
      return fc.record(mapEntries(shape.entries ?? {}));
    case 'union':
      return fc.oneof(...(shape.options ?? []).map((option) => madeOf(option as v.GenericSchema, name)));
    default:
      return shape.wrapped
        ? fc.option(madeOf(shape.wrapped, name), { nil: undefined, freq: 4 })
        : fc.constantFrom<unknown>(0, 1, 'true', '1', '');
  }
}

/** The first schema of a pipe makes the value; a list to choose from, wherever it stands, decides it. */
function ofPipe(pipe: readonly v.GenericSchema[], name: string): fc.Arbitrary<unknown> {
  const choice = pipe.find((part) => part.type === 'picklist' || part.type === 'literal');
  const [first] = pipe;
  if (choice) return madeOf(choice, name);
  return first ? madeOf(first, name) : fc.constant(undefined);
}

function mapEntries(entries: Readonly<Record<string, v.GenericSchema>>) {
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, fittingValue(entry, key)]));
}
