/**
 * The multipart body of a main call. Form rule: `undefined` and `null` are left out, booleans are '1' and
 * '0', objects and lists become JSON text; a call without fields still sends an empty form.
 */
export function formDataFrom(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, fieldText(value));
  }
  return form;
}

function fieldText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
