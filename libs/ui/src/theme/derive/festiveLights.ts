import { toHex } from '../colour/toHex';
import type { Oklch } from '../colour/Oklch';
import type { SkinScheme } from '../Skin';
import type { BrandColors } from './BrandColors';
import { tintHex, turned, within } from './tint';

type Lights = Pick<SkinScheme['color'], 'fest1' | 'fest2' | 'fest3' | 'fest4' | 'fest5' | 'fest6'>;

/** Six lights of a string: the brand's own two, their neighbours on the wheel, and paper. */
export function festiveLights({ accent, festive }: BrandColors, scheme: 'dark' | 'light'): Lights {
  const [darkest, lightest] = scheme === 'dark' ? [0.68, 0.88] : [0.58, 0.82];
  const light = (source: Oklch, degrees = 0) => toHex(turned(within(source, darkest, lightest), degrees));
  return {
    fest1: light(festive),
    fest2: light(accent),
    fest3: light(accent, 60),
    fest4: light(accent, -60),
    fest5: light(festive, 70),
    fest6: scheme === 'dark' ? tintHex(festive, 0.965, 0.032) : tintHex(festive, 0.9, 0.05),
  };
}
