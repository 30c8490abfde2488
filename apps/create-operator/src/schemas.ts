/** A JSON Schema as the contract's documents have it. */
export type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The spelling of the wire that a reference names: `Score`, `Flag`. */
const named = ({ $ref }: Schema): string | undefined =>
  typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;

const typeOfWire: Readonly<Record<string, string>> = {
  Score: 'number',
  Peso: 'number',
  Flag: '0 | 1',
  TextFlag: "'true' | 'false'",
  Integer: 'number',
  Number: 'number',
  Text: 'string',
  JsonText: 'string',
  Nothing: 'null',
};

const emptyOfWire: Readonly<Record<string, unknown>> = {
  Score: 0,
  Peso: 0,
  Flag: 0,
  TextFlag: 'false',
  Integer: 0,
  Number: 0,
  Text: '',
  JsonText: '{}',
  Nothing: null,
};

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));
const plainName = /^[A-Za-z_$][\w$]*$/;

/** The fields of an object: name, schema, and whether it must be there. */
export function fieldsOf(schema: Schema): readonly { name: string; schema: Schema; isNeeded: boolean }[] {
  const required = new Set(listIn(schema['required']));
  return Object.entries(isSchema(schema['properties']) ? schema['properties'] : {}).flatMap(([name, field]) =>
    isSchema(field) ? [{ name, schema: field, isNeeded: required.has(name) }] : [],
  );
}

/** What TypeScript calls a value of the schema, with the meaning of each field beside it. */
export function typeText(schema: Schema, indent = ''): string {
  const wire = named(schema);
  if (wire !== undefined) return typeOfWire[wire] ?? 'unknown';
  if ('const' in schema) return literal(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(literal).join(' | ');
  const choices = listIn(schema['anyOf'] ?? schema['oneOf']).filter(isSchema);
  if (choices.length > 0) return [...new Set(choices.map((choice) => typeText(choice, indent)))].join(' | ');
  switch (schema['type']) {
    case 'array':
      return `readonly (${isSchema(schema['items']) ? typeText(schema['items'], indent) : 'unknown'})[]`;
    case 'object':
      return objectText(schema, indent);
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return 'string';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    default:
      return 'unknown';
  }
}

function objectText(schema: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = fieldsOf(schema).flatMap(({ name, schema: field, isNeeded }) => {
    const { description } = field;
    const note =
      typeof description === 'string' ? [`${inner}/** ${description.replaceAll('*/', '* /')} */`] : [];
    const key = plainName.test(name) ? name : `'${name}'`;
    return [...note, `${inner}readonly ${key}${isNeeded ? '' : '?'}: ${typeText(field, inner)};`];
  });
  return lines.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${lines.join('\n')}\n${indent}}`;
}

/** What somebody new has: every field that is needed or has something to stand for nothing, and no rows. */
export function emptyOf(schema: Schema): unknown {
  if ('default' in schema) return schema['default'];
  const wire = named(schema);
  if (wire === 'Text') return emptyText(schema);
  if (wire !== undefined) return emptyOfWire[wire];
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const choices = listIn(schema['anyOf'] ?? schema['oneOf']).filter(isSchema);
  const nothing = choices.find((choice) => choice['type'] === 'null');
  if (choices.length > 0) return emptyOf(nothing ?? choices[0] ?? {});
  const { items, minItems } = schema;
  switch (schema['type']) {
    case 'array':
      return Array.from({ length: typeof minItems === 'number' ? minItems : 0 }, () =>
        emptyOf(isSchema(items) ? items : {}),
      );
    case 'object':
      return Object.fromEntries(
        fieldsOf(schema)
          .filter(({ isNeeded, schema: field }) => isNeeded || hasNothing(field))
          .map(({ name, schema: field }) => [name, emptyOf(field)]),
      );
    case 'integer':
    case 'number':
      return typeof schema['minimum'] === 'number' ? schema['minimum'] : 0;
    case 'string':
      return emptyText(schema);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/** Whether a field that may be left out has something that stands for nothing: the app shows that anyway. */
const hasNothing = (field: Schema): boolean =>
  'default' in field || named(field) !== undefined || field['type'] === 'array';

function emptyText({ format, pattern, minLength }: Schema): string {
  if (format === 'date') return '2000-01-01';
  if (pattern === '^tx[1-8]$') return 'tx1';
  if (typeof pattern === 'string' && pattern.includes('[0-9a-f]{64}')) return '0'.repeat(64);
  return 'x'.repeat(typeof minLength === 'number' ? minLength : 0);
}

/** How a field of a request is checked before its call sees it. */
export function fieldKind(schema: Schema): string {
  const wire = named(schema);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String).join('|');
  if (wire === 'Flag') return '0|1|true|false';
  if (wire === 'Score' || wire === 'Peso' || wire === 'Number') return 'number';
  if (wire === 'Integer' || schema['type'] === 'integer') return 'integer';
  if (schema['type'] === 'number') return 'number';
  if (schema['format'] === 'date') return 'date';
  if (wire === 'JsonText') return 'json';
  if (schema['format'] === 'binary') return 'file';
  return 'text';
}
