import { toOklch } from './colour/toOklch';
import { deriveDark } from './derive/deriveDark';
import { deriveLight } from './derive/deriveLight';
import { plainBrand } from './derive/plainBrand';
import { radiusScale } from './derive/radiusScale';
import { refuseMisuse } from './derive/refuseMisuse';
import type { Scheme, Skin } from './Skin';

/**
 * What a skin is made from. The rest follows.
 *
 * @example
 * const seed: SkinSeed = {
 *   id: 'tala',
 *   name: 'Tala',
 *   colors: { ground: '#10233A', accent: '#FF7A59', festive: '#FFC94D' },
 *   font: 'system-ui',
 *   radius: 12,
 * };
 * createSkin(seed).name; // => 'Tala'
 */
export interface SkinSeed {
  /** Value of `data-skin`: small letters, digits and hyphens. */
  readonly id: string;
  /** The operator's name as a person reads it. */
  readonly name: string;
  /** Each as `#RRGGBB`. How light they are is the scheme's affair; hue and vividness are kept. */
  readonly colors: {
    /** Tints every plane, from the night sky to the paper. */
    readonly ground: string;
    /** What a player presses. */
    readonly accent: string;
    /** Light, prizes and decoration. */
    readonly festive: string;
  };
  /** A family of `fonts.css.ts`, or `system-ui` for the one the device has. */
  readonly font: string;
  /** Corner of a field in px, 0 to 28; all other corners follow. */
  readonly radius: number;
  /** Dark, unless said otherwise. */
  readonly defaultScheme?: Scheme;
  /** What shines over the sky. Rays, unless said otherwise. */
  readonly motif?: keyof typeof motifs;
  /** The operator's drawings; without them a pearl stands for the mark. */
  readonly brand?: Skin['brand'];
}

const motifs = {
  rays: 'repeating-conic-gradient(from 2deg at 84% -4%,var(--c-ray) 0 5deg,transparent 5deg 12deg)',
  ripples: 'repeating-radial-gradient(circle at 84% -8%,var(--c-ray) 0 14px,transparent 14px 34px)',
  none: 'none',
} as const;

const FALLBACK_FONTS = 'ui-sans-serif, system-ui, -apple-system, Roboto, "Noto Sans", sans-serif';

/**
 * A whole skin, both schemes and every token, from three colours, one font and one radius. Text stays legible by
 * construction: each colour is moved until it keeps the minimum on everything it meets (`contrastPairs`).
 *
 * @throws Error for a seed that would write broken styles: what is wrong with it, and what it has to be
 * @example
 * const colors = { ground: '#10233A', accent: '#FF7A59', festive: '#FFC94D' };
 * const tala = createSkin({ id: 'tala', name: 'Tala', colors, font: 'system-ui', radius: 12 });
 * tala.defaultScheme; // => 'dark'
 * contrast(tala.schemes.dark.color.text, tala.schemes.dark.color.bg) >= 4.5; // => true
 */
export function createSkin({ colors, font, radius, ...seed }: SkinSeed): Skin {
  refuseMisuse({ id: seed.id, font });
  const brand = {
    ground: toOklch(colors.ground),
    accent: toOklch(colors.accent),
    festive: toOklch(colors.festive),
  };
  return {
    id: seed.id,
    name: seed.name,
    defaultScheme: seed.defaultScheme ?? 'dark',
    font: { family: font === 'system-ui' ? FALLBACK_FONTS : `"${font}", ${FALLBACK_FONTS}`, wordGap: '0em' },
    radius: radiusScale(radius),
    motif: {
      rays: motifs[seed.motif ?? 'rays'],
      bunting: (seed.motif ?? 'rays') === 'rays' ? 'block' : 'none',
    },
    brand: seed.brand ?? plainBrand,
    schemes: { dark: deriveDark(brand), light: deriveLight(brand) },
  };
}
