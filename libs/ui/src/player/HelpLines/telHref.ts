/**
 * The address that calls a number, without the signs that make it readable.
 *
 * @example
 * telHref('(02) 8248-9568'); // => 'tel:0282489568'
 */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
