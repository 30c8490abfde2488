/** A plain value as a number; an object is none, and may not even be asked: it can break on being converted. */
export function looselyNumber(value: unknown): number {
  return typeof value === 'object' ? Number.NaN : Number(value);
}
