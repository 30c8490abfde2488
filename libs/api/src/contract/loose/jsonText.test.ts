import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseJsonText } from './jsonText';

const status = v.object({ status: v.optional(v.number()) });

describe('JSON that travels as text', () => {
  it('is read when it fits', () => {
    expect(parseJsonText('{"status":1}', status)).toEqual({ status: 1 });
  });

  it.each(['', 'null', '{', '<html>', '{"status":"on"}', 'undefined'])('is absent when it is %j', (text) => {
    expect(parseJsonText(text, status)).toBeUndefined();
  });

  it('cannot switch anything on through a prototype', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      expect(parseJsonText(`{"${key}":{"status":1}}`, status)).toEqual({});
      expect(parseJsonText(`{"${key}":{"status":1}}`, v.record(v.string(), v.unknown()))).toEqual({});
    }
    expect(Reflect.get({}, 'status')).toBeUndefined();
  });

  it('is absent past 65,536 units and past 8 levels', () => {
    const anything = v.unknown();
    expect(parseJsonText(`"${'a'.repeat(65_534)}"`, anything)).toHaveLength(65_534);
    expect(parseJsonText(`"${'a'.repeat(65_535)}"`, anything)).toBeUndefined();
    expect(parseJsonText('['.repeat(8) + ']'.repeat(8), anything)).toBeDefined();
    expect(parseJsonText('['.repeat(9) + ']'.repeat(9), anything)).toBeUndefined();
  });

  it('does not count brackets inside strings as levels', () => {
    expect(parseJsonText('["[[[[[[[[[[", "\\"[[[[[[[[["]', v.array(v.string()))).toHaveLength(2);
  });

  it('reads back every plain value that was written', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/__proto__|constructor|prototype/.test(text));
        expect(parseJsonText(text, v.unknown())).toEqual(JSON.parse(text));
      }),
    );
  });

  it('never throws and never leaves a trace, whatever the text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', '"__proto__"', '"constructor"', '1', 'null'),
    );
    const before = Reflect.ownKeys(Object.prototype);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        parseJsonText(pieces.join(''), status);
      }),
      { numRuns: 2000 },
    );
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  });
});
