/**
 * A value as PostgreSQL reads it in text form; `null` is none. Arrays become lists of texts.
 *
 * @returns undefined for what is none of those, such as bytes
 */
export function textOf(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return Array.isArray(value) ? listOf(value) : undefined;
  }
}

function listOf(values: readonly unknown[]): string | undefined {
  const texts = values.map((value) => (Array.isArray(value) ? undefined : textOf(value)));
  if (!texts.every((text) => text !== undefined)) return undefined;
  return `{${texts.map((text) => (text === null ? 'NULL' : quoted(text))).join(',')}}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
