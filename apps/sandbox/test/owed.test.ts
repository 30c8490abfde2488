import { dataSchema } from '@kislap/api/openapi';
import type { CallExamples } from '@kislap/api/openapi';
import { type DescribedCall, describedCalls } from '@kislap/api/registry';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import recorded from '../src/web/reference/examples.json';
import { missingFields, withoutTolerated } from './support/owedFields';

const examples: CallExamples = recorded;
const named = describedCalls.map((call) => [call.name, call] as const);

/** What a real run answered: `data`, or of the payment service everything. */
const answerOf = ({ name, contract }: DescribedCall): unknown => {
  const answer = examples[name]?.answer ?? {};
  return 'okCode' in contract ? answer : answer['data'];
};

/** Two views of one schema: what an operator owes, and what the app goes on with. */
describe.each(named)('%s', (_, call) => {
  it('is answered by the sandbox with all that is owed', () => {
    expect(missingFields(dataSchema(call), answerOf(call))).toEqual([]);
  });

  it('is read without what the app tolerates to miss', () => {
    const bare = withoutTolerated(dataSchema(call), answerOf(call));
    expect(missingFields(dataSchema(call, 'tolerated'), bare)).toEqual([]);
    expect(v.safeParse(call.contract.response, bare).issues).toBeUndefined();
  });
});

it('a missing field is seen, in a row as well', () => {
  const row = {
    type: 'object',
    properties: { am: { type: 'number', 'x-tolerated': true } },
    required: ['am'],
  };
  const schema = { type: 'object', properties: { list: { type: 'array', items: row } }, required: ['list'] };
  expect(missingFields(schema, { list: [{ am: 1 }, {}] })).toEqual(['.list[].am']);
  expect(missingFields(schema, {})).toEqual(['.list']);
  expect(withoutTolerated(schema, { list: [{ am: 1, id: 2 }] })).toEqual({ list: [{ id: 2 }] });
});
