import { contrast } from '../colour/contrast';
import { legibleOn } from '../colour/legibleOn';
import { toHex } from '../colour/toHex';
import type { SkinScheme } from '../Skin';
import type { BrandColors } from './BrandColors';
import { tint, within } from './tint';

type AccentFills = Pick<SkinScheme['color'], 'accent' | 'accentPress' | 'onAccent' | 'glow'>;

/** Above the 4.5 of the rule, so that the pressed fill has room to differ from the resting one. */
const RESTING = 5.4;
const PRESSED = 4.6;

/** White lettering is kept where the brand is dark enough to need only a little help. */
const WHITE_FROM = 3;

const WHITE = '#FFFFFF';

/** A fill whose dark lettering stays legible, pressed or not. */
function underDarkInk(
  { accent, festive }: BrandColors,
  [darkest, lightest]: readonly [number, number],
): AccentFills {
  const onAccent = toHex(tint(accent, 0.19, 0.045));
  const fill = (wish: typeof accent, minimum: number) =>
    legibleOn(wish, { grounds: [onAccent], minimum, toward: 'white' });
  const resting = within(accent, darkest, lightest);
  return {
    accent: fill(resting, RESTING),
    accentPress: fill({ ...resting, lightness: resting.lightness - 0.06 }, PRESSED),
    onAccent,
    glow: fill(within(festive, 0.75, 0.92), RESTING),
  };
}

function underWhiteInk({ accent, festive }: BrandColors): AccentFills {
  const fill = (wish: typeof accent, minimum: number) =>
    legibleOn(wish, { grounds: [WHITE], minimum, toward: 'black' });
  const resting = within(accent, 0.32, 0.62);
  return {
    accent: fill(resting, PRESSED),
    accentPress: fill({ ...resting, lightness: resting.lightness - 0.07 }, RESTING + 1),
    onAccent: WHITE,
    glow: fill(within(festive, 0.4, 0.62), PRESSED),
  };
}

/** Buttons of the dark scheme are light; those of the light scheme are as light as the brand. */
export function accentFills(brand: BrandColors, scheme: 'dark' | 'light'): AccentFills {
  if (scheme === 'dark') return underDarkInk(brand, [0.72, 0.9]);
  const isForWhite = contrast(toHex(brand.accent), WHITE) >= WHITE_FROM;
  return isForWhite ? underWhiteInk(brand) : underDarkInk(brand, [0.7, 0.82]);
}
