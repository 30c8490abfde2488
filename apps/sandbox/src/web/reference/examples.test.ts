import { calls } from '@kislap/api/registry';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readParts } from '../../../test/support/readParts';
import { stringifyNumbers } from '../../calls/answers';
import recorded from './examples.json';

const answers = Object.entries(calls).map(([name, call]) => {
  const { answer }: { answer: Readonly<Record<string, unknown>> } = Object(Object(recorded)[name]);
  return [name, call.response, 'okCode' in call ? answer : answer['data']] as const;
});

it.each(answers)('%s reads the same when a server sends it loosely', (name, schema, answered) => {
  const read = (loose: unknown) => (name === 'askTogether' ? readParts(loose) : v.parse(schema, loose));
  expect(read(stringifyNumbers(answered))).toEqual(read(answered));
});
