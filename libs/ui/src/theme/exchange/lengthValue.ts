import type { Json } from './Json';

const LENGTH = /^(?<value>-?\d+(?:\.\d+)?)(?<unit>px|rem)?$/;

/** A length of a skin, `14px`, `0` or `1rem`, as a value of type `dimension`. */
export function lengthValue(text: string): Json {
  const { value, unit } = LENGTH.exec(text)?.groups ?? {};
  if (value === undefined || (unit === undefined && Number(value) !== 0)) {
    throw new Error(`"${text}" is no length. Write it in px or rem.`);
  }
  return { value: Number(value), unit: unit ?? 'px' };
}

/** @param dimension A value of type `dimension`, or the text of older files, `16px` @returns undefined for any but px and rem */
export function lengthText(dimension: unknown): string | undefined {
  if (typeof dimension === 'string') {
    const { value: number, unit: measure } = LENGTH.exec(dimension.trim())?.groups ?? {};
    return number === undefined || (measure === undefined && Number(number) !== 0)
      ? undefined
      : `${Number(number)}${measure ?? 'px'}`;
  }
  const { value, unit }: Readonly<Record<string, unknown>> = { ...Object(dimension) };
  const isKnown = typeof value === 'number' && Number.isFinite(value) && (unit === 'px' || unit === 'rem');
  return isKnown ? `${value}${unit}` : undefined;
}
