import { validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import { calls } from '../registry/calls';
import { describedCalls } from '../registry/describedCalls';
import { dataSchema } from './dataSchema';
import { openApiDocument } from './openApiDocument';
import { requestSchema } from './requestSchema';

/** The fields of a schema that nobody has said the meaning of. */
function unexplained(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'properties' in value ? Object.entries(Object(value.properties)) : [];
  const missing = own.filter(([, field]) => typeof Object(field).description !== 'string');
  return [...missing.map(([field]) => field), ...Object.values(value).flatMap(unexplained)];
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

  it('has every call at its own path, and the payment service at one', () => {
    const paths = Object.values(calls).map((call) => ('path' in call ? call.path : '/pay/client'));
    expect(Object.keys(Object(document['paths'])).toSorted()).toEqual([...new Set(paths)].toSorted());
  });
});
