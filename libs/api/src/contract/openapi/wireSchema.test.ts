import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { boundedText } from '../loose/texts';
import { eachInPlace, listOf, oneOrMany, tolerantListOf, valueList } from '../loose/lists';
import { looseFlag, looseInteger } from '../loose/numbers';
import { maybe, nullOr } from '../loose/optional';
import { score } from '../loose/amounts';
import { wireSchema } from './wireSchema';

const component = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('what a loose schema is on the wire', () => {
  it.each<[string, v.GenericSchema, object]>([
    ['an amount', score, component('Score')],
    ['a flag', looseFlag, component('Flag')],
    ['a field that may be missing', maybe(looseInteger), component('Integer')],
    ['a field that says null', nullOr(looseInteger), { anyOf: [component('Integer'), { type: 'null' }] }],
    ['a list', listOf(looseInteger), { type: 'array', items: component('Integer') }],
    ['a tolerant list', tolerantListOf(score), { type: 'array', items: component('Score') }],
    [
      'a week',
      v.pipe(listOf(score), v.length(7)),
      { type: 'array', items: component('Score'), minItems: 7, maxItems: 7 },
    ],
    ['each in its place', eachInPlace(score), { type: 'array', items: component('Score') }],
    ['one or many', oneOrMany(score), { type: 'array', items: component('Score') }],
    ['values as text', maybe(valueList(looseInteger)), { type: 'array', items: component('Integer') }],
    ['bounded text', boundedText(9), { type: 'string', minLength: 1, maxLength: 9 }],
    ['a day', v.pipe(v.string(), v.isoDate()), { type: 'string', format: 'date' }],
    ['a choice', v.pipe(looseInteger, v.picklist([1, 2])), { type: 'integer', enum: [1, 2] }],
    [
      'a word',
      v.optional(v.fallback(v.picklist(['a', 'b']), 'a'), 'a'),
      { type: 'string', enum: ['a', 'b'], default: 'a' },
    ],
  ])('%s has one strict form', (_, schema, form) => {
    expect(wireSchema(schema)).toEqual(form);
  });

  it('needs only what has no stand-in', () => {
    const schema = v.object({ id: looseInteger, hot: looseFlag });
    expect(wireSchema(schema)).toMatchObject({ type: 'object', required: ['id'] });
  });

  it('needs what says null', () => {
    const schema = v.object({ day: nullOr(looseInteger), until: maybe(looseInteger) });
    expect(wireSchema(schema)).toMatchObject({ type: 'object', required: ['day'] });
  });

  it('is not guessed for a transformation', () => {
    const upperCased = v.pipe(
      v.unknown(),
      v.transform((value) => String(value).toUpperCase()),
    );
    expect(() => wireSchema(v.object({ a: upperCased }))).toThrow('has no form on the wire yet');
  });
});
