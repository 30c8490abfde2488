import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { wireForms } from './wireForms';
import type { JsonSchema } from './JsonSchema';

/**
 * What a schema of the contract asks for, as JSON Schema: the one strict spelling instead of all loose ones.
 *
 * @throws Error for a transformation that nobody has said the wire's form of
 * @example
 * import { getUserScoreCall } from '@kislap/api/contract';
 * wireSchema(getUserScoreCall.response)['required']; // => ['Score']
 */
export function wireSchema(schema: v.GenericSchema): JsonSchema {
  const known = wireForms.get(schema);
  if (known) return known;
  if ('item' in schema && isSchema(schema.item)) return { type: 'array', items: wireSchema(schema.item) };
  if ('pipe' in schema && Array.isArray(schema.pipe)) return pipeSchema(schema.pipe);
  if ('wrapped' in schema && isSchema(schema.wrapped)) return optionalSchema(schema.wrapped, schema);
  if ('options' in schema && schema.type === 'union') return unionSchema(schema.options);
  if ('entries' in schema) return objectSchema(schema.entries);
  if (schema.type === 'blob') return { type: 'string', format: 'binary' };
  return leafSchema(schema);
}

/** Whether a field may be left out. */
export function isLeftOut(schema: v.GenericSchema): boolean {
  return schema.type === 'optional';
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** The last schema of a pipe says what comes out; a list's own schema comes after reading it from text. */
function pipeSchema(pipe: readonly unknown[]): JsonSchema {
  const schemas = pipe.filter(isSchema);
  const last = schemas.at(-1);
  if (!last) throw new Error('A pipe begins with a schema');
  if (last.type === 'unknown') throw new Error('A transformation of anything has no form on the wire yet');
  const base = wireSchema(last);
  const checks = pipe.slice(pipe.indexOf(last) + 1).filter((part) => !isSchema(part));
  return { ...base, ...checksOf(checks) };
}

/** What the checks of a pipe add: lengths, bounds, formats. */
function checksOf(checks: readonly unknown[]): JsonSchema {
  return Object.assign({}, ...checks.map(checkOf));
}

function checkOf(check: unknown): JsonSchema {
  if (typeof check !== 'object' || check === null || !('type' in check)) return {};
  const bound = 'requirement' in check ? check.requirement : undefined;
  switch (check.type) {
    case 'min_length':
      return { minLength: bound };
    case 'max_length':
      return { maxLength: bound };
    case 'min_value':
      return { minimum: bound };
    case 'max_value':
      return { maximum: bound };
    case 'iso_date':
      return { format: 'date' };
    case 'regex':
      return bound instanceof RegExp ? { pattern: bound.source } : {};
    case 'max_size':
      return { description: `At most ${String(bound)} bytes.` };
    case 'mime_type':
      return Array.isArray(bound) ? { contentMediaType: bound.join(', ') } : {};
    default:
      return {};
  }
}

function optionalSchema(wrapped: v.GenericSchema, { ...schema }: object): JsonSchema {
  const inner = wireSchema(wrapped);
  const { default: standIn } = { default: undefined, ...schema };
  return standIn === undefined || Array.isArray(standIn) ? inner : { ...inner, default: standIn };
}

/** One strict form stands for the ways to say nothing and something. */
function unionSchema(options: unknown): JsonSchema {
  const forms = (Array.isArray(options) ? options : [])
    .filter(isSchema)
    .filter((option) => !isBlank(option))
    .map((option) => wireSchema(option));
  const different = [...new Map(forms.map((form) => [JSON.stringify(form), form])).values()];
  return different.length === 1 ? (different[0] ?? {}) : { anyOf: different };
}

/** Ways of sending nothing, which a strict server has no need of. */
function isBlank(schema: v.GenericSchema): boolean {
  if ('pipe' in schema && Array.isArray(schema.pipe))
    return isSchema(schema.pipe[0]) && isBlank(schema.pipe[0]);
  if (schema.type === 'union' && 'options' in schema && Array.isArray(schema.options)) {
    return schema.options.filter(isSchema).every(isBlank);
  }
  return (
    schema.type === 'null' || schema.type === 'undefined' || ('literal' in schema && schema.literal === '')
  );
}

function objectSchema(entries: unknown): JsonSchema {
  const fields = Object.entries(Object(entries)).filter((entry): entry is [string, v.GenericSchema] =>
    isSchema(entry[1]),
  );
  const required = fields.filter(([, field]) => !isLeftOut(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, wireSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

function leafSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, { target: 'draft-2020-12' });
  const isWhole = converted.type === 'number' && converted.enum?.every((value) => Number.isInteger(value));
  return isWhole ? { ...converted, type: 'integer' } : converted;
}
