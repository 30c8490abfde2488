import { validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import { calls } from '../registry/calls';
import { describedCalls } from '../registry/describedCalls';
import { dataSchema, requestSchema } from './callSchemas';
import { openApiDocument } from './openApiDocument';
import { wireComponents } from './wireForms';

/** The fields of a schema that nobody has said the meaning of. */
function unexplained(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'properties' in value ? Object.entries(Object(value.properties)) : [];
  const missing = own.filter(([, field]) => typeof Object(field).description !== 'string');
  return [...missing.map(([field]) => field), ...Object.values(value).flatMap(unexplained)];
}

const ownName = /^#\/components\/schemas\/(\w+)$/;

/** The places where an object, or a whole payload, stands without a name. */
function anonymous(value: unknown, place: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isPayload = /content\/[^/]+\/[^/]+\/schema$/.test(place);
  const name = '$ref' in value ? ownName.exec(String(value.$ref))?.[1] : undefined;
  const isNameless = isPayload ? name === undefined || name in wireComponents : 'properties' in value;
  const isComponent = /^components\/schemas\/\w+$/.test(place);
  const inner = Object.entries(value).flatMap(([key, one]) =>
    key === 'example' || key === 'examples' ? [] : anonymous(one, place === '' ? key : `${place}/${key}`),
  );
  return isNameless && !isComponent ? [place, ...inner] : inner;
}

/** The places of all fields that a schema asks for. */
function requiredIn(value: unknown, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'properties' in value && 'required' in value && Array.isArray(value.required) ? value.required : [];
  return [
    ...own.map((field) => `${place}/${String(field)}`),
    ...Object.entries(value).flatMap(([key, one]) => requiredIn(one, `${place}/${key}`)),
  ];
}

describe('the contract as a document', () => {
  const document = openApiDocument({});

  it('is sound OpenAPI 3.1', async () => {
    const result = await validate(JSON.parse(JSON.stringify(document)));
    expect(result).toMatchObject({ valid: true, specification: 'OpenAPI' });
  }, 60_000);

  it.each(describedCalls.map((call) => [call.name, call] as const))(
    'says what every field of %s means',
    (_, call) => {
      expect(unexplained([requestSchema(call), dataSchema(call)])).toEqual([]);
    },
  );

  it('has a name for every form, answer and row', () => {
    expect(anonymous(document, '')).toEqual([]);
    expect(Object(document['components']).schemas).toMatchObject({
      DepositNotice: { type: 'object', properties: { logid: expect.anything() } },
      DepositNoticeAnswer: { type: 'array', items: { $ref: '#/components/schemas/DepositNotice' } },
      BetLog4URequest: { type: 'object', required: ['curDate'] },
    });
  });

  it('owes what the contract says, of which the app tolerates that some is missing', () => {
    const owed = document['components'];
    expect(Object(owed).schemas.UserInfo.required).toEqual(
      expect.arrayContaining(['Score', 'DepCount', 'FaceID']),
    );
    expect(Object(owed).schemas.UserInfo.required).not.toContain('Email');
    expect(Object(owed).schemas.ActivityCard.required).toContain('img');
    expect(Object(owed).schemas.ActivityCard.required).not.toContain('link');
    expect(Object(owed).schemas.EggPrize.required).toContain('odds');
    for (const call of describedCalls) {
      const [needed, all] = [requiredIn(dataSchema(call, 'tolerated')), requiredIn(dataSchema(call, 'owed'))];
      expect(needed.filter((field) => !all.includes(field))).toEqual([]);
    }
    const fields = describedCalls.flatMap((call) => requiredIn(dataSchema(call)));
    expect(
      fields.length - describedCalls.flatMap((call) => requiredIn(dataSchema(call, 'tolerated'))).length,
    ).toBeGreaterThan(300);
  });

  it('would show an anonymous one', () => {
    const schema = { type: 'array', items: { type: 'object', properties: {} } };
    expect(anonymous({ paths: { a: { content: { 'application/json': { schema } } } } }, '')).toHaveLength(2);
  });

  it('has every call at its own path, and the payment service at one', () => {
    const paths = Object.values(calls).map((call) => ('path' in call ? call.path : '/pay/client'));
    expect(Object.keys(Object(document['paths'])).toSorted()).toEqual([...new Set(paths)].toSorted());
  });
});
