import type { Json } from './Json';

const HEX = /^#(?<rgb>[\da-f]{6})(?<alpha>[\da-f]{2})?$/i;

const SHORT_HEX = /^#([\da-f])([\da-f])([\da-f])([\da-f]?)$/i;

const share = (pair: string) => Number((parseInt(pair, 16) / 255).toFixed(4));

/** A colour of a skin, `#RRGGBB` or `#RRGGBBAA`, as the colour module writes it. */
export function colorValue(text: string): Json {
  const { rgb, alpha } = HEX.exec(text)?.groups ?? {};
  if (rgb === undefined) throw new Error(`"${text}" is no colour. Write #RRGGBB, or #RRGGBBAA.`);
  return {
    colorSpace: 'srgb',
    components: [0, 2, 4].map((start) => share(rgb.slice(start, start + 2))),
    alpha: alpha === undefined ? 1 : share(alpha),
    hex: `#${rgb.toUpperCase()}`,
  };
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

const pairOf = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();

/** @param value A value of type `color` in sRGB, or the hex text of older files @returns undefined for any other */
export function colorText(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const hex = value.replace(SHORT_HEX, '#$1$1$2$2$3$3$4$4').toUpperCase();
    return HEX.test(hex) ? hex : undefined;
  }
  const { colorSpace, components, alpha = 1 }: Readonly<Record<string, unknown>> = { ...Object(value) };
  const isKnown = colorSpace === 'srgb' && Array.isArray(components) && components.length === 3;
  if (!isKnown || !components.every(isShare) || !isShare(alpha)) return undefined;
  const opacity = pairOf(alpha);
  return `#${components.map(pairOf).join('')}${opacity === 'FF' ? '' : opacity}`;
}
