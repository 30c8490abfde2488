import * as node from 'node:net';
import { describe, expect, it } from 'vitest';
import * as demo from './net';

const texts = [
  '127.0.0.1',
  '10.1.2.3',
  '256.1.1.1',
  '1.2.3',
  '1.2.3.4.',
  '::1',
  'fe80::1',
  '2001:db8::ff00:42:8329',
  '::ffff:127.0.0.1',
  '1::2::3',
  ':::',
  'localhost',
  'kislap.example',
  '',
];

describe('addresses', () => {
  it.each(texts)('%j is one for the demo where it is one for Node', (text) => {
    expect(demo.isIP(text)).toBe(node.isIP(text));
    expect(demo.isIPv6(text)).toBe(node.isIPv6(text));
  });

  it('of this machine are known, and no others', () => {
    const list = new demo.BlockList();
    list.addSubnet('127.0.0.0', 8);
    list.addAddress('::1');
    expect(
      ['127.0.0.1', '127.9.9.9', '::1', '128.0.0.1', '12.7.0.1', '::2'].map((one) => list.check(one)),
    ).toEqual([true, true, true, false, false, false]);
    expect(() => list.addSubnet('10.0.0.0', 16)).toThrow(TypeError);
  });
});
