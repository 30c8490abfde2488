import * as v from 'valibot';

/**
 * Reads the body of an answer and its envelope; a byte order mark before it is ignored. `undefined` when the
 * body is no JSON (HTML, cut, empty) or no envelope.
 */
export function readEnvelope<Schema extends v.GenericSchema>(
  text: unknown,
  schema: Schema,
): { readonly body: unknown; readonly envelope: v.InferOutput<Schema> } | undefined {
  const body = parseJson(text);
  const result = v.safeParse(schema, body);
  return result.success ? { body, envelope: result.output } : undefined;
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
