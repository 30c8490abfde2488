/** Reads plain values from the device, where anything may stand: what does not fit is as good as absent. */
export const storedValue = {
  text: (stored: unknown): string | undefined =>
    typeof stored === 'string' && stored !== '' ? stored : undefined,
  texts: (stored: unknown): readonly string[] | undefined =>
    Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined,
  count: (stored: unknown): number | undefined =>
    typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : undefined,
  flag: (stored: unknown): 1 | undefined => (stored === 1 ? 1 : undefined),
} as const;
