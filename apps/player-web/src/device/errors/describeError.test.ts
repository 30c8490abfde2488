import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError } from './describeError';

const thrown = (message: string, stack = ''): Error => Object.assign(new TypeError(message), { stack });

describe('what is told of an error', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'amount')",
      "Cannot read properties of undefined (reading 'amount')",
    ],
    [
      'getBanner: data.0.id: Invalid type: Expected number but received "0917 000 0002"',
      'getBanner: data.#.id: Invalid type: Expected number but received "…"',
    ],
    ['No room for ₱1,234.56', 'No room for ₱#,#.#'],
    ['refused for juan@example.ph', 'refused for <mail>'],
    ["'Juan dela Cruz' is not a name", "'…' is not a name"],
    ['GET https://api.example/x?token=abc failed', 'GET <address> failed'],
    ['token 9f8a7b6c5d4e3f2a1b0c is dead', 'token … is dead'],
    [`Unexpected token 'a', "abc 0917" is not valid JSON`, `Unexpected token 'a', "…" is not valid JSON`],
  ])('%s', (message, told) => {
    expect(describeError(thrown(message)).message).toBe(told);
  });

  it('never holds a digit, and never a text in double quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (message) => {
        const told = describeError(thrown(message)).message;
        expect(told).not.toMatch(/\d/);
        expect(told.length).toBeLessThanOrEqual(200);
        expect(told.replaceAll('"…"', '')).not.toMatch(/"[^"]+"/);
      }),
    );
  });

  it('names the files of the build and never the address of a page', () => {
    const stack = [
      'TypeError: x',
      '    at pay (https://play.example/assets/kit-A1b2.js:1:234)',
      '    at async submit (https://play.example/user/mail?id=7:12:5)',
      'render@https://play.example/assets/index-C3.js:5:6',
      '    at https://play.example/assets/live.js:7:8',
    ].join('\n');
    expect(describeError(thrown('x', stack)).frames).toEqual([
      'pay (kit-A1b2.js:1:234)',
      'submit (page:12:5)',
      'render (index-C3.js:5:6)',
      '(anonymous) (live.js:7:8)',
    ]);
  });

  it.each([
    ['a text', 'string'],
    [undefined, 'undefined'],
    [{ token: 'abc' }, 'object'],
  ])('says of %j only what kind of value it is', (value, kind) => {
    expect(describeError(value)).toEqual({ name: 'NoError', message: kind, frames: [] });
  });
});
