/**
 * A colour by how it is seen (OKLCH): equal steps of lightness look equal in every hue, so that a palette can be
 * derived by numbers.
 */
export interface Oklch {
  /** 0 is black, 1 is white. */
  readonly lightness: number;
  /** 0 is grey; the most vivid colours of a screen reach about 0.32. */
  readonly chroma: number;
  /** Degrees: 30 is red, 90 yellow, 150 green, 260 blue. */
  readonly hue: number;
}

/** Red, green and blue as amounts of light, 0 to 1. */
type LinearRgb = readonly [red: number, green: number, blue: number];

const SIX_DIGITS = /^#[\da-f]{6}$/i;

const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The light of an opaque colour, written `#RRGGBB`. */
function linearRgb(hex: string): LinearRgb {
  if (!SIX_DIGITS.test(hex)) {
    throw new Error(
      `"${hex}" is not an opaque colour, and nothing can be derived from it. Write it as #RRGGBB.`,
    );
  }
  const channel = (start: number) => toLight(parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Björn Ottosson's OKLab, turned into lightness, chroma and hue. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const greenToRed = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const blueToYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(greenToRed, blueToYellow),
    hue: ((Math.atan2(blueToYellow, greenToRed) * 180) / Math.PI + 360) % 360,
  };
}

const toChannel = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const twoDigits = (light: number) =>
  Math.round(Math.min(1, Math.max(0, toChannel(Math.max(0, light)))) * 255)
    .toString(16)
    .padStart(2, '0');

function lightOf({ lightness, chroma, hue }: Oklch): LinearRgb {
  const greenToRed = chroma * Math.cos((hue * Math.PI) / 180);
  const blueToYellow = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * greenToRed + 0.2158037573 * blueToYellow) ** 3;
  const middle = (lightness - 0.1055613458 * greenToRed - 0.0638541728 * blueToYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenToRed - 1.291485548 * blueToYellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isOnScreen = (color: Oklch) => lightOf(color).every((light) => light >= -0.0001 && light <= 1.0001);

/**
 * The colour as `#RRGGBB`. What a screen cannot show gets paler until it can: its lightness, on which contrast
 * rests, and its hue stay.
 */
export function toHex(color: Oklch): string {
  let [shown, tooVivid] = [0, color.chroma];
  if (isOnScreen(color)) shown = color.chroma;
  for (let halving = 0; tooVivid - shown > 0.0005 && halving < 12; halving += 1) {
    const chroma = (shown + tooVivid) / 2;
    if (isOnScreen({ ...color, chroma })) shown = chroma;
    else tooVivid = chroma;
  }
  return `#${lightOf({ ...color, chroma: shown })
    .map(twoDigits)
    .join('')}`.toUpperCase();
}

const luminance = (hex: string) => {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * How much two opaque colours differ in light, 1 to 21 (WCAG 2.2, "contrast ratio").
 *
 * @example
 * contrast('#000000', '#FFFFFF'); // => 21
 */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

interface Legibility {
  /** Everything it must be told apart from, as `#RRGGBB`. */
  readonly grounds: readonly string[];
  readonly minimum: number;
  /** Where to go while it is not yet legible. */
  readonly toward: 'black' | 'white';
}

/** One step changes less than an eye sees. */
const STEP = 0.004;

/**
 * The wanted colour, or the nearest one of its hue toward black or white that keeps the minimum contrast on every
 * ground.
 */
export function legibleOn(wanted: Oklch, { grounds, minimum, toward }: Legibility): string {
  const step = toward === 'white' ? STEP : -STEP;
  for (let lightness = wanted.lightness; ; lightness += step) {
    const isAtEnd = toward === 'white' ? lightness >= 1 : lightness <= 0;
    const hex = toHex({ ...wanted, lightness: Math.min(1, Math.max(0, lightness)) });
    if (grounds.every((ground) => contrast(hex, ground) >= minimum)) return hex;
    if (isAtEnd) {
      throw new Error(
        `Even ${toward} has less contrast than ${minimum}:1 on ${grounds.join(', ')}. The grounds must be further from it.`,
      );
    }
  }
}
