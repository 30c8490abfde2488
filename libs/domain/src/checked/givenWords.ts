const kinds: Readonly<Record<string, string>> = { string: 'a text', object: 'an object' };

/**
 * What was given, for an error: its kind and never its contents, which may be somebody's number or password.
 *
 * @returns with its verb: 'is missing', 'is a text'
 */
export function givenWords(given: unknown): string {
  if (given === undefined) return 'is missing';
  if (given === null || typeof given === 'boolean') return `is ${String(given)}`;
  if (Array.isArray(given)) return 'is a list';
  return `is ${kinds[typeof given] ?? `a ${typeof given}`}`;
}
