import { BlockList, isIP, isIPv6 } from 'node:net';

/** How many groups of an IPv6 address name a customer's network. */
const networkGroups = 4;
const allGroups = 8;

/** What is counted of an address: all of an IPv4 one, the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros =
    after === undefined ? [] : Array.from({ length: allGroups - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address or host name is this machine's own, which no other reaches. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  if (version === 0) return address.toLowerCase() === 'localhost';
  return loopback.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** So much of an IPv6 address tells a network, not a home in it. */
const GROUPS = 3;

/** A network address to recognise, not to find: its end is covered. '' stays ''. */
export function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain.replace(/\.\d+$/, '.•••');
  if (!plain.includes(':')) return '';
  return `${plain.split(':').slice(0, GROUPS).join(':')}:•••`;
}
