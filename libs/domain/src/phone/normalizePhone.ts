const fieldLength = 10;

/**
 * The ten-digit phone field of what a player typed or pasted.
 *
 * Phone rule: digits only; a leading 0063, 63 (when more than ten digits stand there) or 0 is dropped; only then
 * the rest is cut to ten digits, so that 0917 123 4567 does not lose its last one.
 *
 * @example
 * normalizePhone('0917 123 4567'); // => '9171234567'
 * normalizePhone('+63 917 123 4567'); // => '9171234567'
 */
export function normalizePhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0063/, '');
  const withoutArea = digits.length > fieldLength ? digits.replace(/^63/, '') : digits;
  return withoutArea.replace(/^0+/, '').slice(0, fieldLength);
}
