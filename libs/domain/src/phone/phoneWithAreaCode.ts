/**
 * The phone as the operator takes it: the area code 63 before the field's ten digits.
 *
 * @example
 * phoneWithAreaCode('9171234567'); // => '639171234567'
 */
export function phoneWithAreaCode(field: string): string {
  return `63${field}`;
}
