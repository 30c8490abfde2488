/**
 * How what was acknowledged and what is on record differ, as lists in which each thing stands as often as it happened.
 *
 * @param what names the things in the violation
 */
export function differences(
  what: string,
  {
    acknowledged,
    recorded,
  }: { readonly acknowledged: readonly string[]; readonly recorded: readonly string[] },
): readonly string[] {
  const counts = new Map<string, number>();
  for (const one of acknowledged) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const one of recorded) counts.set(one, (counts.get(one) ?? 0) - 1);
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([one, count]) =>
      count > 0
        ? `${what} ${one} is acknowledged and missing`
        : `${what} ${one} happened and nobody was told`,
    );
}
