import { describe, expect, it } from 'vitest';
import { clientAddress, isFromProxy, readTrustedProxies, type TrustedProxies } from './clientAddress';

function read(text: string): TrustedProxies {
  const proxies = readTrustedProxies(text);
  if (!proxies) throw new Error(`${text} names no proxies`);
  return proxies;
}

describe('who called', () => {
  it.each([
    ['nobody is believed', '', '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    ['one proxy is believed', '1', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['two proxies are believed', '2', '10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['fewer proxies were passed than are believed', '2', '203.0.113.7', '', '203.0.113.7'],
    ['a proxy says nothing', '1', '10.0.0.1', '', '10.0.0.1'],
    ['a proxy could not name it', '1', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['a proxy is on the list', '10.0.0.0/8', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['the whole chain is on the list', '10.0.0.0/8', '10.0.0.1', '10.3.3.3, 10.2.2.2', '10.3.3.3'],
    ['the connection is not on the list', '10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['the list holds IPv6', '::1, fd00::/8', '::1', '203.0.113.7, fd00::2', '203.0.113.7'],
    ['addresses wear IPv6 clothes', '127.0.0.1', '::ffff:127.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['addresses come with ports', '1', '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['IPv6 comes with brackets and port', '1', '10.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['there is no socket', '1', '', '', ''],
  ])('is found when %s', (_case, proxies, peer, forwarded, client) => {
    expect(clientAddress(peer, forwarded, read(proxies))).toBe(client);
  });

  it.each(['11', '-1', '1.5', 'nginx', '10.0.0.0/33', '::1/129', '10.0.0.1/8/8', '10.0.0.1,'])(
    'is not looked for behind "%s"',
    (text) => {
      expect(readTrustedProxies(text)).toBeUndefined();
    },
  );
});

it('what else a connection says counts when it comes from a proxy', () => {
  expect(isFromProxy('10.0.0.1', read('10.0.0.0/8'))).toBe(true);
  expect(isFromProxy('203.0.113.7', read('10.0.0.0/8'))).toBe(false);
  expect([isFromProxy('203.0.113.7', read('1')), isFromProxy('203.0.113.7', read(''))]).toEqual([
    true,
    false,
  ]);
});
