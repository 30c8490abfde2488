/** So much of an IPv6 address tells a network, not a home in it. */
const GROUPS = 3;

/** A network address to recognise, not to find: its end is covered. '' stays ''. */
export function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain.replace(/\.\d+$/, '.•••');
  if (!plain.includes(':')) return '';
  return `${plain.split(':').slice(0, GROUPS).join(':')}:•••`;
}
