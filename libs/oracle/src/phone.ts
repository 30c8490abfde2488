import { oneOf, type Verdict } from './verdict';

const asciiDigits = (text: string): string => text.replace(/[^0-9]/g, '');

/** Rules, section 12: digits only; 0063, 63 when longer than 10, and 0 in front go; then ten digits. */
export function phoneField(typed: string): Verdict<string> {
  const digits = asciiDigits(typed);
  // `+63 0917 ...`, `0063 63 917 ...`: whether one of the three goes or each in its turn is not said.
  const one = [withoutExit, withoutArea, withoutZero].map((cut) => cut(digits)).find((cut) => cut !== digits);
  const each = withoutZero(withoutArea(withoutExit(digits)));
  const [first, second] = [(one ?? digits).slice(0, 10), each.slice(0, 10)];
  return first === second ? first : oneOf(first, second);
}

const withoutExit = (digits: string): string => digits.replace(/^0063/, '');
const withoutArea = (digits: string): string => (digits.length > 10 ? digits.replace(/^63/, '') : digits);
const withoutZero = (digits: string): string => digits.replace(/^0/, '');

/** Description, section 5: 639 followed by 9 digits. Rules, section 12: what is sent is 63 and the field. */
export function phoneCheck(field: string): string {
  if (field === '') return 'Please input a mobile!';
  const wire = `63${field}`;
  return /^639[0-9]{9}$/.test(wire) ? wire : 'not a mobile';
}

/** Rules, section 12: +63 917 *** 4567. */
export const maskedPhone = (wire: string): string => `+63 ${wire.slice(2, 5)} *** ${wire.slice(8)}`;
