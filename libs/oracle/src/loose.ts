import { decimalOf, tenTo } from './decimal';
import type { Score } from './money';

/** Contract, 0.4: a flag is true, 'true', or what counts as 1. */
export const flagOf = (value: unknown): boolean =>
  value === true || value === 'true' || (typeof value !== 'object' && Number(value) === 1);

/** Rules, section 9: present is neither undefined, null nor ''. */
export const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A number or its text. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  return decimalOf(value) === undefined ? undefined : Number(value);
}

/** A plain amount of the wire, in ten-thousandths. */
export function pesosOf(value: unknown): Score | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const decimal = decimalOf(value);
  return decimal === undefined || decimal.places > 4 ? undefined : decimal.digits * tenTo(4 - decimal.places);
}

/** Rules, section 3: a list, its text with commas, or nothing. */
export function ordersOf(value: unknown): readonly number[] | undefined {
  if (!isPresent(value)) return undefined;
  const parts: readonly unknown[] = Array.isArray(value) ? value : String(value).split(',');
  return parts.map(Number);
}
