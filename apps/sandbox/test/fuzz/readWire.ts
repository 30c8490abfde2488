/** What a body says to somebody who reads it by the standards: its fields, nothing sensible, or one name twice. */
export type Reading =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'twice'; readonly field: string };

const unreadable: Reading = { kind: 'unreadable' };

/**
 * Reads a body apart from the server under test.
 *
 * @param hasFiles whether files count; otherwise they are passed over
 */
export async function readWire(
  request: RequestInit & { headers: Headers },
  hasFiles: boolean,
): Promise<Reading> {
  const { body } = request;
  if (!(body instanceof Uint8Array) || body.length === 0) return { kind: 'fields', fields: {} };
  const type = request.headers.get('Content-Type')?.toLowerCase() ?? '';
  if (/^application\/json\b/.test(type)) return readJson(body);
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(type)) return unreadable;
  const form = await new Response(body, { headers: request.headers }).formData().catch(() => undefined);
  if (!form) return unreadable;
  const fields: Record<string, unknown> = Object.create(null);
  const seen = new Set<string>();
  for (const [name, value] of form) {
    if (seen.has(name)) return { kind: 'twice', field: name };
    seen.add(name);
    if (typeof value === 'string' || hasFiles) fields[name] = value;
  }
  return { kind: 'fields', fields };
}

function readJson(body: Uint8Array): Reading {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isObject ? { kind: 'fields', fields: { ...read } } : unreadable;
  } catch {
    return unreadable;
  }
}
