import { colorText, colorValue } from './colorValue';
import type { Json } from './Json';
import { lengthText, lengthValue } from './lengthValue';

/** Shadows of a skin, one or several parted by commas, as values of type `shadow`. */
export function shadowValue(text: string): Json {
  return text.split(',').map((one) => {
    const words = one.trim().split(/\s+/);
    const inset = words[0] === 'inset';
    const [color = '', ...lengths] = (inset ? words.slice(1) : words).toReversed();
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.toReversed();
    return {
      color: colorValue(color),
      offsetX: lengthValue(offsetX),
      offsetY: lengthValue(offsetY),
      blur: lengthValue(blur),
      spread: lengthValue(spread),
      inset,
    };
  });
}

/** Nothing needs no unit. */
const shortest = (length: string | undefined) => length?.replace(/^0(?:px|rem)$/, '0');

/** @param value A value of type `shadow`, or a list of them @returns undefined for any other */
export function shadowText(value: unknown): string | undefined {
  const shadows: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = shadows.map(oneText);
  return texts.includes(undefined) || texts.length === 0 ? undefined : texts.join(', ');
}

function oneText(value: unknown): string | undefined {
  const { offsetX, offsetY, blur, spread, color, inset }: Readonly<Record<string, unknown>> = {
    ...Object(value),
  };
  const lengths = [offsetX, offsetY, blur, spread ?? { value: 0, unit: 'px' }].map((length) =>
    shortest(lengthText(length)),
  );
  const ink = colorText(color);
  if (lengths.includes(undefined) || ink === undefined) return undefined;
  const needed = lengths[3] === '0' ? lengths.slice(0, 3) : lengths;
  return [...(inset === true ? ['inset'] : []), ...needed, ink].join(' ');
}
