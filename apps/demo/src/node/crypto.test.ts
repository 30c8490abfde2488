import * as node from 'node:crypto';
import { assert, property, string, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as demo from './crypto';

const codings = ['hex', 'base64', 'base64url'] as const;

describe('the hashes of the demo are those of Node', () => {
  it.each(codings)('of any text and bytes, written as %s', (coding) => {
    assert(
      property(string(), uint8Array(), string({ minLength: 1 }), (text, bytes, key) => {
        const hash = (of: typeof node | typeof demo) =>
          of.createHash('sha256').update(text).update(bytes).digest(coding);
        expect(hash(demo)).toBe(hash(node));
        const keyed = (of: typeof node | typeof demo) =>
          of.createHmac('sha256', key).update(text).digest(coding);
        expect(keyed(demo)).toBe(keyed(node));
      }),
    );
  });

  it('and no other hash is made in their place', () => {
    expect(() => demo.createHash('md5')).toThrow('SHA-256 alone');
  });

  it('with the keys of passwords', async () => {
    const key = (scrypt: typeof demo.scrypt) =>
      new Promise((resolve, reject) => {
        scrypt('Play1234', Buffer.from('salt'), 32, { N: 1024, r: 8, p: 1 }, (error, made) =>
          error ? reject(error) : resolve(made.toString('hex')),
        );
      });
    expect(await key(demo.scrypt)).toBe(await key(node.scrypt));
  });
});

describe('chance', () => {
  it('has as many bytes as were asked for, and writes them for addresses', () => {
    const bytes = demo.randomBytes(24);
    expect(bytes).toHaveLength(24);
    expect(bytes.toString('base64url')).toBe(Buffer.from([...bytes]).toString('base64url'));
    expect(bytes.toString('hex')).toMatch(/^[\da-f]{48}$/);
    expect(demo.randomBytes(24)).not.toEqual(bytes);
  });
});

describe('two secrets', () => {
  it('are equal byte by byte, or not', () => {
    expect(demo.timingSafeEqual(Buffer.from('one'), Buffer.from('one'))).toBe(true);
    expect(demo.timingSafeEqual(Buffer.from('one'), Buffer.from('ons'))).toBe(false);
    expect(() => demo.timingSafeEqual(Buffer.from('one'), Buffer.from('on'))).toThrow(RangeError);
  });
});
