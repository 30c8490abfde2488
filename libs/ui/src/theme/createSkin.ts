import { toOklch } from './colour';
import { deriveDark } from './derive/deriveDark';
import { deriveLight } from './derive/deriveLight';
import { motifs, plainBrand } from './plainBrand';
import type { Scheme, Skin } from './Skin';
import { checkSkinId } from './skinId';
import { familyOf } from './familyOf';
import { wordGapOf } from './wordGap';

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
  checkSkinSeed({ id: seed.id, font });
  const brand = {
    ground: toOklch(colors.ground),
    accent: toOklch(colors.accent),
    festive: toOklch(colors.festive),
  };
  return {
    id: seed.id,
    name: seed.name,
    defaultScheme: seed.defaultScheme ?? 'dark',
    font: {
      family: familyOf(font),
      wordGap: wordGapOf(font),
    },
    radius: radiusScale(radius),
    motif: {
      rays: motifs[seed.motif ?? 'rays'],
      bunting: (seed.motif ?? 'rays') === 'rays' ? 'block' : 'none',
    },
    brand: seed.brand ?? plainBrand,
    schemes: { dark: deriveDark(brand), light: deriveLight(brand) },
  };
}

/** From this radius of a field on, buttons are pills and the sleeve of a festive card is a full curve. */
const ROUND_PX = 14;

/** All corners from the corner of a field. */
function radiusScale(fieldPx: number): Skin['radius'] {
  if (!Number.isFinite(fieldPx) || fieldPx < 0 || fieldPx > 28) {
    throw new Error(`A radius of ${fieldPx} px breaks the shape of a field, 56 px high. Give 0 to 28.`);
  }
  const px = (share: number) => `${Math.round(fieldPx * share)}px`;
  const isRound = fieldPx >= ROUND_PX;
  return {
    xs: px(0.43),
    sm: px(0.71),
    md: px(1),
    lg: px(1.43),
    xl: px(2),
    button: isRound ? '999px' : px(1.2),
    sleeve: isRound ? '44px' : px(1.43),
  };
}

interface Written {
  readonly id: string;
  readonly font: string;
}

/**
 * Refuses what would not survive on its way into a style sheet. Colours are refused where they are turned into
 * light, and the radius where corners are made of it.
 */
function checkSkinSeed({ id, font }: Written): void {
  checkSkinId(id);
  if (!/^[\p{L}\p{N} _-]+$/u.test(font)) {
    throw new Error(
      `"${font}" cannot be the font of a skin, because it is quoted in a style sheet. Give the name of one family, such as "Kislap Sans".`,
    );
  }
}
