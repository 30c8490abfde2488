import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { dczName, decodeDcz, encodeDcz, startZstd } from './dcz';

const lines = Array.from({ length: 400 }, (_, line) => `export const line${line} = ${line * line};`);
const older = Buffer.from(lines.join('\n'));
const newer = Buffer.from(lines.join('\n').replace('line200 =', 'changed ='));

beforeAll(startZstd);

describe('a file told by what differs from an older one', () => {
  it('begins with the bytes of RFC 9842 and the hash of the dictionary', () => {
    const coded = Buffer.from(encodeDcz(newer, older));
    expect(coded.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(coded.subarray(8, 40)).toEqual(createHash('sha256').update(older).digest());
    expect(coded.subarray(40, 44).toString('hex'), 'a Zstandard frame').toBe('28b52ffd');
  });

  it('is a fraction of the file, and the file again', () => {
    const coded = encodeDcz(newer, older);
    expect(coded.length).toBeLessThan(200);
    expect(Buffer.from(decodeDcz(coded, older) ?? [])).toEqual(newer);
  });

  it('is refused with another dictionary', () => {
    expect(decodeDcz(encodeDcz(newer, older), newer)).toBeUndefined();
    expect(decodeDcz(newer, older)).toBeUndefined();
  });

  it('lies beside the file, under a name of the dictionary', () => {
    const hash = createHash('sha256').update(older).digest('base64url');
    expect(dczName('kit.js', older)).toBe(`kit.js.${hash.slice(0, 16)}.dcz`);
  });
});
