import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

/** Which proxies are believed: so many in a row, or those with certain addresses. */
export type TrustedProxies = { readonly hops: number } | { readonly isTrusted: (address: string) => boolean };

/** No trusted proxy. */
export const noProxies: TrustedProxies = { hops: 0 };

const mostHops = 10;

/**
 * Reads how many proxies stand in front ('1'), or their addresses and networks ('10.0.0.0/8,::1').
 *
 * @returns undefined when it is neither
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const plain = text.trim();
  if (plain === '') return noProxies;
  if (/^\d+$/.test(plain)) return Number(plain) <= mostHops ? { hops: Number(plain) } : undefined;
  const list = new BlockList();
  for (const entry of plain.split(',')) if (!addEntry(list, entry.trim())) return undefined;
  return { isTrusted: (address) => isIP(address) > 0 && list.check(address, familyOf(address)) };
}

/**
 * The client's address: the connection's, or what trusted proxies have added to `X-Forwarded-For`. Anything before
 * the first trusted one may be invented.
 *
 * @param peer the address of the connection
 * @param forwardedFor the header, or ''
 */
export function clientAddress(peer: string, forwardedFor: string, proxies: TrustedProxies): string {
  const own = plainAddress(peer);
  const chain = [...(forwardedFor.trim() === '' ? [] : forwardedFor.split(',').map(plainAddress)), own];
  const seen =
    'hops' in proxies
      ? chain.at(-1 - proxies.hops)
      : (chain.findLast((address) => !proxies.isTrusted(address)) ?? chain[0]);
  // What a proxy could not name is counted as the proxy itself.
  return seen || own;
}

/** Whether the connection itself comes from a trusted proxy, so that its other headers count as well. */
export function isFromProxy(peer: string, proxies: TrustedProxies): boolean {
  return 'hops' in proxies ? proxies.hops > 0 : proxies.isTrusted(plainAddress(peer));
}

function addEntry(list: BlockList, entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const longest = version === 6 ? 128 : 32;
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= longest) {
    list.addSubnet(address, Number(bits), familyOf(address));
  } else return false;
  return true;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** An IPv4 address in IPv6 clothes, in brackets or with a port is the plain one; what is no address at all is ''. */
function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) > 0 ? bare : '';
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Who called; '' when the request did not come over a socket, as in tests. */
    clientAddress: string;
    /** Whether the client came by https, as the proxy in front says. */
    isSecure: boolean;
  }
}

/** Finds out who calls, through the proxies that are believed. */
export const identifyClient = (proxies: TrustedProxies) =>
  createMiddleware(async (context, next) => {
    const peer = remoteAddress(context);
    const header = (name: string) => context.req.header(name) ?? '';
    const protocol = header('x-forwarded-proto').split(',').at(-1)?.trim();
    context.set('clientAddress', clientAddress(peer, header('x-forwarded-for'), proxies));
    context.set('isSecure', isFromProxy(peer, proxies) && protocol === 'https');
    await next();
  });

/** The address that a request came from; '' when it did not come over a socket, as in tests. */
function remoteAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return '';
  }
}
