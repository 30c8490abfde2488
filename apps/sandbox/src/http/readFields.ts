import type { HonoRequest } from 'hono';
import { UploadedFile } from './UploadedFile';

/**
 * The fields of a request: a form of either encoding, a JSON object, or none. Files are left out unless they are asked
 * for.
 */
export async function readFields(
  request: HonoRequest,
  { hasFiles = false }: { readonly hasFiles?: boolean | undefined } = {},
): Promise<Readonly<Record<string, unknown>>> {
  const type = request.header('content-type') ?? '';
  if (type.startsWith('application/json')) return await readJson(request);
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(await request.parseBody())) {
    if (typeof value === 'string') fields[name] = value;
    else if (hasFiles && value instanceof File) fields[name] = await uploaded(value);
  }
  return fields;
}

async function uploaded(file: File): Promise<UploadedFile> {
  return new UploadedFile(new Uint8Array(await file.arrayBuffer()), file.type);
}

async function readJson(request: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
