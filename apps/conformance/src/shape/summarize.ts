const shown = 3;

/** Several things as one line: the first few, and how many more there are. */
export function summarize(details: readonly string[]): string {
  const unique = [...new Set(details)];
  const rest = unique.length - shown;
  return `${unique.slice(0, shown).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
}
