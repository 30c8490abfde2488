import type { HonoRequest } from 'hono';
import { Refusal } from '../kernel/Refusal';
import { UploadedFile } from './UploadedFile';

type Fields = Readonly<Record<string, unknown>>;

const formType = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/;

/**
 * The fields of a request: a form of either encoding, a JSON object, or none when the body is empty. Files are left out
 * unless they are asked for.
 *
 * @throws Refusal `badParameter` when the body is none of these, is cut or broken, or has a field twice: half a request
 *   must not count as another one
 */
export async function readFields(
  request: HonoRequest,
  { hasFiles = false }: { readonly hasFiles?: boolean | undefined } = {},
): Promise<Fields> {
  const body = await request.arrayBuffer();
  if (body.byteLength === 0) return {};
  const contentType = request.header('content-type') ?? '';
  if (/^application\/json\b/i.test(contentType)) return readJson(body);
  if (formType.test(contentType.toLowerCase())) return await readForm(body, { contentType, hasFiles });
  throw new Refusal('badParameter');
}

function readJson(body: ArrayBuffer): Fields {
  const read = parseJson(body);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new Refusal('badParameter');
  return { ...read };
}

function parseJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

async function readForm(
  body: ArrayBuffer,
  { contentType, hasFiles }: { readonly contentType: string; readonly hasFiles: boolean },
): Promise<Fields> {
  const response = new Response(body, { headers: { 'Content-Type': contentType } });
  const form = await response.formData().catch(() => undefined);
  if (!form) throw new Refusal('badParameter');
  const fields = new Map<string, unknown>();
  for (const [name, value] of form) {
    if (fields.has(name)) throw new Refusal('badParameter', { field: name });
    fields.set(name, value instanceof File ? hasFiles && (await uploaded(value)) : value);
  }
  return Object.fromEntries([...fields].filter(([, value]) => value !== false));
}

async function uploaded(file: File): Promise<UploadedFile> {
  return new UploadedFile(new Uint8Array(await file.arrayBuffer()), file.type);
}
