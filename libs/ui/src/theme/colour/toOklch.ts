import { linearRgb } from './linearRgb';
import type { Oklch } from './Oklch';

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
