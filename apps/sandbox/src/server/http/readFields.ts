import type { HonoRequest } from 'hono';
import { Refusal } from '../../kernel/Refusal';
import { sha256 } from '../../kernel/secrets';

type Fields = Readonly<Record<string, unknown>>;

const formType = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/;

/**
 * The fields of a request: a form, a JSON object, or none for an empty body. Files are left out unless asked for.
 *
 * @throws Refusal `badParameter` for any other body, one that is cut or broken, or a repeated field
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
  const plain = readPlainForm(Buffer.from(body), contentType);
  if (plain) return fieldsOf(plain);
  const response = new Response(body, { headers: { 'Content-Type': contentType } });
  const form = await response.formData().catch(() => undefined);
  if (!form) throw new Refusal('badParameter');
  const entries: [string, unknown][] = [];
  for (const [name, value] of form) {
    entries.push([name, value instanceof File ? hasFiles && (await uploaded(value)) : value]);
  }
  return fieldsOf(entries);
}

/** @throws Refusal `badParameter` for a repeated field */
function fieldsOf(entries: Iterable<readonly [string, unknown]>): Fields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of entries) {
    if (fields.has(name)) throw new Refusal('badParameter', { field: name });
    fields.set(name, value);
  }
  return Object.fromEntries([...fields].filter(([, value]) => value !== false));
}

const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = /^multipart\/form-data; ?boundary=([\w-]{1,70})$/;
const asciiOnly = /^[\0-\x7f]*$/;
const plainPart = /^\r\nContent-Disposition: form-data; name="([\w-]{1,100})"\r\n\r\n([^]*)\r\n$/;

/**
 * The fields of a form as browsers write it when there is nothing unusual in it; undefined for any other form, which
 * the platform's own, ten times slower reader takes.
 */
function readPlainForm(body: Buffer, contentType: string): Iterable<[string, string]> | undefined {
  const text = body.toString('latin1');
  if (!asciiOnly.test(text)) return undefined;
  if (contentType === urlEncoded) return new URLSearchParams(text);
  const [, boundary] = multipart.exec(contentType) ?? [];
  if (boundary === undefined) return undefined;
  const [before, ...parts] = text.split(`--${boundary}`);
  const after = parts.pop();
  if (before !== '' || (after !== '--\r\n' && after !== '--')) return undefined;
  const fields: [string, string][] = [];
  for (const part of parts) {
    const [, name, value] = plainPart.exec(part) ?? [];
    if (name === undefined || value === undefined) return undefined;
    fields.push([name, value]);
  }
  return fields;
}

async function uploaded(file: File): Promise<UploadedFile> {
  return new UploadedFile(new Uint8Array(await file.arrayBuffer()), file.type);
}

/**
 * A file as it arrived. As JSON it is the hash of its bytes: what is hashed or recorded of a request tells two files
 * apart and holds nothing of them.
 */
class UploadedFile extends Blob {
  constructor(
    readonly content: Uint8Array<ArrayBuffer>,
    type: string,
  ) {
    super([content], { type });
  }

  toJSON(): string {
    return sha256(this.content);
  }
}
