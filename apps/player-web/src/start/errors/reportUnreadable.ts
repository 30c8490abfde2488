import type { UnreadableReport } from '@kislap/api';

const told = new Set<string>();

/** Says once of each place that the operator sends something there which nobody can read. */
export function reportUnreadable({ call, place }: UnreadableReport): void {
  const words = `${call}: ${place} cannot be read and is left out`;
  if (told.has(words)) return;
  told.add(words);
  // oxlint-disable-next-line no-console -- for whoever runs the operator; it names a field, no player and no value
  console.warn(words);
}
