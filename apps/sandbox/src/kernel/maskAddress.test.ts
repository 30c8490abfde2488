import { expect, it } from 'vitest';
import { maskAddress } from './network';

it.each([
  ['203.0.113.42', '203.0.113.•••'],
  ['::ffff:203.0.113.42', '203.0.113.•••'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:•••'],
  ['::1', '::1:•••'],
  ['unix', ''],
  ['', ''],
])('%s is shown as %s', (ip, masked) => {
  expect(maskAddress(ip)).toBe(masked);
});
