/** A content coding that the server can answer with. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest coding that this Accept-Encoding header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const refused = /;\s*q=0(\.0*)?$/;
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
