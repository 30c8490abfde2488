import type { HonoRequest } from 'hono';

/** The fields of a request: a form of either encoding, a JSON object, or none. Files are left out. */
export async function readFields(request: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  const type = request.header('content-type') ?? '';
  if (type.startsWith('application/json')) return await readJson(request);
  const form = await request.parseBody();
  return Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string'));
}

async function readJson(request: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
