import * as v from 'valibot';

const notText = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null),
  v.transform((value) => JSON.stringify(value)),
);

/**
 * JSON as text, read later with `parseJsonText`. A server that sends the object itself is understood too;
 * a missing one is '', which parses as absent.
 */
export const jsonText = v.optional(
  v.union([
    v.string(),
    v.pipe(
      v.null(),
      v.transform(() => ''),
    ),
    notText,
  ]),
  '',
);

const MAX_LENGTH = 65_536;
const MAX_DEPTH = 8;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads JSON that travels as text inside an answer or a form.
 *
 * Loose values rule: text that is not JSON, exceeds 65,536 units or 8 levels, or misses `schema` counts as absent. Keys
 * that could reach a prototype are dropped.
 *
 * @returns the decoded value, or `undefined`; never throws
 * @example
 * parseJsonText('[{"amount":100,"rate":50}]', giftSteps); // => [{ amount: 100, rate: 50 }]
 * parseJsonText('not JSON', giftSteps); // => undefined
 */
export function parseJsonText<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (text.length > MAX_LENGTH || nestingDepth(text) > MAX_DEPTH) return undefined;
  try {
    const parsed: unknown = JSON.parse(text, dropForbiddenKeys);
    const result = v.safeParse(schema, parsed);
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function dropForbiddenKeys(key: string, value: unknown): unknown {
  return FORBIDDEN_KEYS.has(key) ? undefined : value;
}

/** Counts brackets outside strings, so that hostile nesting is refused before the parser meets it. */
function nestingDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isInString && sign === '\\') index += 1;
    else if (sign === '"') isInString = !isInString;
    else if (!isInString && (sign === '{' || sign === '[')) depth += 1;
    else if (!isInString && (sign === '}' || sign === ']')) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
