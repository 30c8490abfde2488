import type { LinearRgb } from './linearRgb';
import type { Oklch } from './Oklch';

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
