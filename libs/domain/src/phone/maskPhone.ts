const parts = /^63(\d{3})\d+(\d{4})$/;

/**
 * A phone for the screen: '639171234567' is '+63 917 *** 4567'. Anything that is not a phone with area code is
 * hidden whole.
 *
 * @example
 * maskPhone('639171234567'); // => '+63 917 *** 4567'
 * maskPhone('0917'); // => '***'
 */
export function maskPhone(phone: string): string {
  return parts.test(phone) ? phone.replace(parts, '+63 $1 *** $2') : '***';
}
