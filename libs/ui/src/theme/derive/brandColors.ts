import { contrast, legibleOn, toHex } from '../colour';
import type { Oklch } from '../colour';
import { contrastPairs } from '../contrastPairs';
import type { ColorRole, SkinScheme } from '../Skin';

/** The three colours a skin is made from. */
export interface BrandColors {
  /** Tints every plane, from the night sky to the paper. */
  readonly ground: Oklch;
  /** What a player presses. */
  readonly accent: Oklch;
  /** Light, prizes and decoration. */
  readonly festive: Oklch;
}

/** The hue of a colour at another lightness, no more vivid than said: a grey brand keeps grey planes. */
export const tint = (source: Oklch, lightness: number, mostChroma: number): Oklch => ({
  lightness,
  chroma: Math.min(source.chroma, mostChroma),
  hue: source.hue,
});

export const tintHex = (source: Oklch, lightness: number, mostChroma: number): string =>
  toHex(tint(source, lightness, mostChroma));

/** A colour beside another one on the wheel. */
const turned = (source: Oklch, degrees: number): Oklch => ({
  ...source,
  hue: (source.hue + degrees + 360) % 360,
});

/** The colour itself, as far as its scheme can use it. */
const within = (source: Oklch, darkest: number, lightest: number): Oklch => ({
  ...source,
  lightness: Math.min(lightest, Math.max(darkest, source.lightness)),
});

const status = (hue: number, chroma: number): Oklch => ({ lightness: 0.75, chroma, hue });

/** Money is green, waiting is yellow and failed is rose for every operator: they carry meaning, not a brand. */
export const statusHues = {
  money: status(155, 0.16),
  pending: status(86, 0.15),
  fail: status(16, 0.17),
} as const;

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
  const fill = (wanted: typeof accent, minimum: number) =>
    legibleOn(wanted, { grounds: [onAccent], minimum, toward: 'white' });
  const resting = within(accent, darkest, lightest);
  return {
    accent: fill(resting, RESTING),
    accentPress: fill({ ...resting, lightness: resting.lightness - 0.06 }, PRESSED),
    onAccent,
    glow: fill(within(festive, 0.75, 0.92), RESTING),
  };
}

function underWhiteInk({ accent, festive }: BrandColors): AccentFills {
  const fill = (wanted: typeof accent, minimum: number) =>
    legibleOn(wanted, { grounds: [WHITE], minimum, toward: 'black' });
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

type Lights = Pick<
  SkinScheme['color'],
  'festiveMain' | 'festiveAccent' | 'festiveDeep' | 'festiveCool' | 'festiveFresh' | 'festivePaper'
>;

/** Six lights of a string: the brand's own two, their neighbours on the wheel, and paper. */
export function festiveLights({ accent, festive }: BrandColors, scheme: 'dark' | 'light'): Lights {
  const [darkest, lightest] = scheme === 'dark' ? [0.68, 0.88] : [0.58, 0.82];
  const light = (source: Oklch, degrees = 0) => toHex(turned(within(source, darkest, lightest), degrees));
  return {
    festiveMain: light(festive),
    festiveAccent: light(accent),
    festiveDeep: light(accent, 60),
    festiveCool: light(accent, -60),
    festiveFresh: light(festive, 70),
    festivePaper: scheme === 'dark' ? tintHex(festive, 0.965, 0.032) : tintHex(festive, 0.9, 0.05),
  };
}

type Painted = Readonly<Partial<Record<ColorRole, string>>>;

/** A little above the minimum, so that rounding never falls below it. */
const MARGIN = 1.02;

/**
 * Finds colours for what stands in front, one role at a time: the wanted colour, moved until it is legible on every
 * colour that `contrastPairs` says it meets.
 */
export const inkOn =
  (painted: Painted, toward: 'black' | 'white') =>
  (role: ColorRole, wanted: Oklch): string => {
    const pairs = contrastPairs.filter(({ front }) => front === role);
    const grounds = pairs.map(({ back }) => {
      const ground = painted[back];
      if (ground === undefined) throw new Error(`"${role}" stands on "${back}", which is not painted yet.`);
      return ground;
    });
    const minimum = Math.max(...pairs.map((pair) => pair.minimum)) * MARGIN;
    return legibleOn(wanted, { grounds, minimum, toward });
  };
