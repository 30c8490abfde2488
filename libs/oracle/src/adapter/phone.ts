import { checkPhone, maskPhone, normalizePhone, phoneWithAreaCode } from '@kislap/domain';

export const fieldByDomain = normalizePhone;
export const maskedByDomain = maskPhone;
export const wireByDomain = phoneWithAreaCode;

/** What a player typed, by way of the field, which cuts it to ten digits. */
export function checkedByDomain(typed: string): string {
  const checked = checkPhone(normalizePhone(typed));
  if (checked.ok) return checked.value;
  return checked.reason === 'empty' ? 'Please input a mobile!' : 'not a mobile';
}
