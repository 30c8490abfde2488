import { expect, it } from 'vitest';
import { answerAsWrapper } from './answerAsWrapper';

const ask = (method: string, params: object = {}) =>
  answerAsWrapper(JSON.stringify({ kislap: 1, id: 'a', method, params }));

it('greets with the nonce it was asked with, and says what it can do', () => {
  expect(ask('hello', { versions: [1], nonce: 'n' })).toMatchObject({
    kislap: 1,
    id: 'a',
    ok: true,
    result: { version: 1, nonce: 'n', capabilities: expect.arrayContaining(['share', 'isApp']) },
  });
});

it('says yes to what it can do', () => {
  expect(ask('openExternal', { url: 'https://pay.example' })).toEqual({
    kislap: 1,
    id: 'a',
    ok: true,
    result: null,
  });
});

it.each(['{', '{"kislap":2,"id":"a","method":"hello","params":{}}', 7, null])('passes over %j', (message) => {
  expect(answerAsWrapper(message)).toBeUndefined();
});

it('passes over methods that there are not', () => {
  expect(ask('readStorage')).toBeUndefined();
});
