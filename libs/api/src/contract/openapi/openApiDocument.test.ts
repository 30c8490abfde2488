import { validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import { calls } from '../registry/calls';
import { openApiDocument } from './openApiDocument';

describe('the contract as a document', () => {
  const document = openApiDocument({});

  it('is sound OpenAPI 3.1', async () => {
    const result = await validate(JSON.parse(JSON.stringify(document)));
    expect(result).toMatchObject({ valid: true, specification: 'OpenAPI' });
  });

  it('has every call at its own path, and the payment service at one', () => {
    const paths = Object.values(calls).map((call) => ('path' in call ? call.path : '/pay/client'));
    expect(Object.keys(Object(document['paths'])).toSorted()).toEqual([...new Set(paths)].toSorted());
  });
});
