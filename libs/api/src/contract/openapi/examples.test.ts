// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { describedCalls } from '../registry/index';
import { getUserScoreCall } from '../index';
import {
  type CallExample,
  type CallExamples,
  codeMeaning,
  dataSchema,
  type JsonSchema,
  openApiDocument,
  pagingSentence,
  purposeOf,
  requestSchema,
  wireComponents,
  wireSchema,
} from './index';

describe('examples of openapi', () => {
  it('CallExample', () => {
    const run: CallExample = { request: {}, answer: { code: 200 } };
    expect(run.answer['code']).toEqual(200);
  });

  it('CallExamples', () => {
    const runs: CallExamples = { getUserScore: { request: {}, answer: { code: 200 } } };
    expect(runs['login']).toEqual(undefined);
  });

  it('codeMeaning', () => {
    expect(codeMeaning(1014)).toEqual('not found');
    expect(codeMeaning(4999)).toEqual('a refusal: `msg` is shown');
  });

  it('openApiDocument', () => {
    expect(openApiDocument({})['openapi']).toEqual('3.1.0');
  });

  it('pagingSentence', () => {
    expect(
      pagingSentence({ by: 'before', field: 'logId', id: 'logid', rows: '' }).startsWith(
        'Newest first, all rows',
      ),
    ).toEqual(true);
  });

  it('wireComponents', () => {
    expect(wireComponents.Flag.enum).toEqual([0, 1]);
  });

  it('dataSchema', () => {
    const [login] = describedCalls.filter(({ name }) => name === 'login');
    expect(login && dataSchema(login)['type']).toEqual('object');
  });

  it('JsonSchema', () => {
    const text: JsonSchema = wireComponents.Text;
    expect(text['type']).toEqual('string');
  });

  it('requestSchema', () => {
    const [login] = describedCalls.filter(({ name }) => name === 'login');
    expect(login && requestSchema(login)['type']).toEqual('object');
  });

  it('purposeOf', () => {
    const [login] = describedCalls.filter(({ name }) => name === 'login');
    expect(login && purposeOf(login).includes('200: ok')).toEqual(true);
  });

  it('wireSchema', () => {
    expect(wireSchema(getUserScoreCall.response)['required']).toEqual(['Score']);
  });
});
