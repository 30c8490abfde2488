import type { FuzzCase, FuzzFile, RawJson } from './FuzzCase';

/** A body as bytes under a content type; null when the request has none. */
interface WireBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/**
 * The request of a case, without its path and token.
 *
 * @param fields with everything filled in that only the player knows
 */
export async function wireRequest(
  one: FuzzCase,
  fields: FuzzCase['fields'],
): Promise<RequestInit & { headers: Headers }> {
  const headers = new Headers(one.headers);
  if (['GET', 'HEAD'].includes(one.method)) return { method: one.method, headers };
  const { bytes, contentType } = damaged(await written(one, padded(one, fields)), one);
  if (contentType !== '') headers.set('Content-Type', contentType);
  return { method: one.method, headers, body: bytes };
}

function padded({ damage }: FuzzCase, fields: FuzzCase['fields']): FuzzCase['fields'] {
  return damage.kind === 'padded' ? [...fields, ['padding', 'x'.repeat(damage.bytes)]] : fields;
}

async function written({ encoding }: FuzzCase, fields: FuzzCase['fields']): Promise<WireBody> {
  if (encoding === 'json')
    return { bytes: new TextEncoder().encode(jsonOf(fields)), contentType: 'application/json' };
  const form = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) {
    if (value === null) continue;
    if (isFile(value) && form instanceof FormData) form.append(name, blobOf(value), 'picture');
    else form.append(name, textOf(value));
  }
  const response = new Response(form);
  const contentType = response.headers.get('Content-Type') ?? '';
  return { bytes: new Uint8Array(await response.arrayBuffer()), contentType };
}

function damaged({ bytes, contentType }: WireBody, { damage }: FuzzCase): WireBody {
  switch (damage.kind) {
    case 'cut':
      return { bytes: bytes.slice(0, Math.floor(bytes.length * damage.share)), contentType };
    case 'empty':
      return { bytes: new Uint8Array(), contentType };
    case 'mistyped':
      return { bytes, contentType: damage.contentType };
    case 'replaced':
      return { bytes: new TextEncoder().encode(damage.text), contentType };
    case 'none':
    case 'padded':
      return { bytes, contentType };
  }
}

/** Written by hand: a name may come twice, and some numbers have no value in JavaScript. */
function jsonOf(fields: FuzzCase['fields']): string {
  const members = fields.map(([name, value]) => `${JSON.stringify(name)}:${jsonValueOf(value)}`);
  return `{${members.join(',')}}`;
}

function jsonValueOf(value: unknown): string {
  if (isRawJson(value)) return value.rawJson;
  return JSON.stringify(value) ?? 'null';
}

function textOf(value: unknown): string {
  if (isRawJson(value)) return value.rawJson;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function isRawJson(value: unknown): value is RawJson {
  return typeof value === 'object' && value !== null && 'rawJson' in value;
}

function isFile(value: unknown): value is FuzzFile {
  return typeof value === 'object' && value !== null && 'file' in value && 'bytes' in value;
}

function blobOf({ file, bytes }: FuzzFile): Blob {
  return new Blob(['x'.repeat(bytes)], { type: file });
}
