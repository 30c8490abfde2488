/** Families of a skin, in their order, as a value of type `fontFamily`. */
export function familyValue(text: string): readonly string[] {
  return text.split(',').map((one) => one.trim().replaceAll('"', ''));
}

/** Generic families and those of the system stand without quotes. */
const isGeneric = (family: string) => /^[a-z-]+$/.test(family);
const isName = (family: unknown): family is string =>
  typeof family === 'string' && /^[\p{L}\p{N} _-]+$/u.test(family);

/** @returns undefined for anything but a family or a list of them */
export function familyText(value: unknown): string | undefined {
  const families: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (families.length === 0 || !families.every(isName)) return undefined;
  return families.map((family) => (isGeneric(family) ? family : `"${family}"`)).join(', ');
}
