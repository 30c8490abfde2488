/** A content coding that the server can answer with. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest coding that this Accept-Encoding header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = codingsOf(header);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether this Accept-Encoding header allows gzip, which is packed fast enough for answers that are made anew. */
export function acceptsGzip(header: string | undefined): boolean {
  return codingsOf(header).includes('gzip');
}

/** Whether this Accept-Encoding header allows what is told by a dictionary (RFC 9842), packed by Zstandard. */
export function acceptsDcz(header: string | undefined): boolean {
  return codingsOf(header).includes('dcz');
}

function codingsOf(header: string | undefined): readonly (string | undefined)[] {
  const refused = /;\s*q=0(\.0*)?$/;
  return (header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim());
}
