import { expect, it } from 'vitest';
import { networkOf } from './network';

it.each([
  ['203.0.113.42', '203.0.113.42'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3'],
  ['2001:0db8:85a3:08d3::1', '2001:db8:85a3:8d3'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
