import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as contract from '../index';
import fieldDuties from './fieldDuties.json';
import texts from './fieldMeanings.json';
import { type JsonSchema, wireForms } from './wireForms';

/**
 * Two views of one schema. `owed` is what an operator has to send; `tolerated` is what the app goes on with, and leaves
 * out what it has a stand-in for.
 */
export type SchemaView = 'owed' | 'tolerated';

/**
 * What a schema of the contract asks for, as JSON Schema: the one strict spelling instead of all loose ones.
 *
 * @throws Error for a transformation that nobody has said the wire's form of
 * @example
 * import { getUserScoreCall } from '@kislap/api/contract';
 * wireSchema(getUserScoreCall.response)['required']; // => ['Score']
 */
export function wireSchema(schema: v.GenericSchema): JsonSchema {
  return describedSchema(schema, { at: '', view: 'tolerated' });
}

/** Where a schema is declared (`loginCall.request`, and a dot and the field for what is inside), and how it is seen. */
export interface SchemaPlace {
  readonly at: string;
  readonly view: SchemaView;
}

/** The same, with the meaning of every field, and the name of its schema as `title` where the contract exports one. */
export function describedSchema(schema: v.GenericSchema, place: SchemaPlace): JsonSchema {
  const known = wireForms.get(schema);
  if (known) return known;
  if ('item' in schema && isSchema(schema.item)) {
    return { type: 'array', items: describedSchema(schema.item, place) };
  }
  if ('pipe' in schema && Array.isArray(schema.pipe)) return pipeSchema(schema.pipe, place);
  if ('wrapped' in schema && isSchema(schema.wrapped)) return optionalSchema(schema.wrapped, schema, place);
  if ('options' in schema && schema.type === 'union') return unionSchema(schema.options, place);
  if ('entries' in schema) return objectSchema(schema, place);
  if (schema.type === 'blob') return { type: 'string', format: 'binary' };
  return leafSchema(schema);
}

/** Whether the app reads an answer without the field, too. */
function isLeftOut(schema: v.GenericSchema): boolean {
  return schema.type === 'optional' && !standsForNothing(schema);
}

/**
 * Whether an operator owes the field although the app has a stand-in for it. What reads as nothing at all (`maybe`) is no
 * one's duty; where the contract says otherwise of a field, its comment does (`@owed`, `@optional`).
 */
function isOwed({ ...schema }: object, duty: string | undefined): boolean {
  const { default: standIn } = { default: undefined, ...schema };
  return duty === undefined ? standIn !== undefined : duty === 'owed';
}

/** A field that says null when there is nothing to tell is always there. */
function standsForNothing({ ...schema }: object): boolean {
  const { default: standIn } = { default: undefined, ...schema };
  return standIn === null;
}

/** A field that has to be there, and says null when there is nothing to tell. */
function saysNull({ ...schema }: object): boolean {
  const { type } = { type: undefined, ...schema };
  return type === 'nullable';
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** The last schema of a pipe says what comes out; a list's own schema comes after reading it from text. */
function pipeSchema(pipe: readonly unknown[], place: SchemaPlace): JsonSchema {
  const schemas = pipe.filter(isSchema);
  const last = schemas.at(-1);
  if (!last) throw new Error('A pipe begins with a schema');
  // A pipe bears the type of its first part, also where it ends in something else.
  if (last.type === 'unknown' && !('pipe' in last))
    throw new Error('A transformation of anything has no form on the wire yet');
  const base = describedSchema(last, place);
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
    // Only lists have a length of their own in the contract.
    case 'length':
      return { minItems: bound, maxItems: bound };
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

function optionalSchema(wrapped: v.GenericSchema, { ...schema }: object, place: SchemaPlace): JsonSchema {
  const inner = describedSchema(wrapped, place);
  if (standsForNothing(schema) || saysNull(schema)) return { anyOf: [inner, { type: 'null' }] };
  const { default: standIn } = { default: undefined, ...schema };
  return standIn === undefined || Array.isArray(standIn) ? inner : { ...inner, default: standIn };
}

/** One strict form stands for the ways to say nothing and something. */
function unionSchema(options: unknown, place: SchemaPlace): JsonSchema {
  const forms = (Array.isArray(options) ? options : [])
    .filter(isSchema)
    .filter((option) => !isBlank(option))
    .map((option) => describedSchema(option, place));
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

/** The names under which the contract exports its object schemas. */
const names: ReadonlyMap<unknown, string> = new Map(
  Object.entries(contract).flatMap(([name, value]) => (isSchema(value) ? [[value, name] as const] : [])),
);
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = texts;
const duties: Readonly<Record<string, Readonly<Record<string, string>>>> = fieldDuties;

function objectSchema(
  schema: v.GenericSchema & { readonly entries: unknown },
  { at, view }: SchemaPlace,
): JsonSchema {
  const name = names.get(schema);
  const own = name ?? at;
  const fields = Object.entries(Object(schema.entries)).filter((entry): entry is [string, v.GenericSchema] =>
    isSchema(entry[1]),
  );
  const isTolerated = (field: string, inner: v.GenericSchema) =>
    view === 'owed' && isLeftOut(inner) && isOwed(inner, duties[own]?.[field]);
  const required = fields
    .filter(([field, inner]) => !isLeftOut(inner) || isTolerated(field, inner))
    .map(([field]) => field);
  const propertyOf = (field: string, inner: v.GenericSchema): JsonSchema => {
    const meaning = meanings[own]?.[field];
    return {
      ...describedSchema(inner, { at: `${own}.${field}`, view }),
      ...(isTolerated(field, inner) && { 'x-tolerated': true }),
      ...(meaning !== undefined && { description: meaning }),
    };
  };
  return {
    ...(name !== undefined && { title: titleOf(name) }),
    type: 'object',
    properties: Object.fromEntries(fields.map(([field, inner]) => [field, propertyOf(field, inner)])),
    ...(required.length > 0 && { required }),
  };
}

/** `depositNoticeRow` is a `DepositNotice` to who generates a client. */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/Row$/, '');
}

function leafSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, { target: 'draft-2020-12' });
  const isWhole = converted.type === 'number' && converted.enum?.every((value) => Number.isInteger(value));
  return isWhole ? { ...converted, type: 'integer' } : converted;
}
