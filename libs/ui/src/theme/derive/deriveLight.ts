import type { SkinScheme } from '../Skin';
import { accentFills, festiveLights, inkOn, statusHues, tint, tintHex } from './brandColors';
import type { BrandColors } from './brandColors';

const { money, pending, fail } = statusHues;
const WHITE = '#FFFFFF';

/** What others stand on: white sheets on tinted paper. */
const planesOf = ({ ground, accent }: BrandColors) => ({
  bg: tintHex(ground, 0.971, 0.009),
  surface: WHITE,
  raised: tintHex(ground, 0.936, 0.017),
  high: tintHex(ground, 0.897, 0.024),
  sunken: tintHex(ground, 0.937, 0.015),
  float: WHITE,
  field: WHITE,
  line: tintHex(ground, 0.904, 0.018),
  accentSoft: tintHex(accent, 0.94, 0.03),
  moneySoft: tintHex(money, 0.944, 0.029),
  pending: tintHex(pending, 0.803, 0.16),
  pendingSoft: tintHex(pending, 0.961, 0.05),
  failSoft: tintHex(fail, 0.94, 0.03),
  skyGlow: tintHex(ground, 0.895, 0.05),
  sky: tintHex(ground, 0.943, 0.028),
});

function inksOn(planes: ReturnType<typeof planesOf>, { ground, accent }: BrandColors) {
  const ink = inkOn(planes, 'black');
  return {
    edge: ink('edge', tint(ground, 0.61, 0.032)),
    text: ink('text', tint(ground, 0.25, 0.036)),
    textMuted: ink('textMuted', tint(ground, 0.44, 0.033)),
    textSubtle: ink('textSubtle', tint(ground, 0.508, 0.03)),
    accentText: ink('accentText', tint(accent, 0.5, 0.15)),
    money: ink('money', tint(money, 0.511, 0.12)),
    moneyText: ink('moneyText', tint(money, 0.475, 0.117)),
    pendingText: ink('pendingText', tint(pending, 0.465, 0.098)),
    fail: ink('fail', tint(fail, 0.524, 0.17)),
    failText: ink('failText', tint(fail, 0.487, 0.17)),
    focus: ink('focus', tint(ground, 0.25, 0.036)),
  };
}

function lightColors(brand: BrandColors): SkinScheme['color'] {
  const { ground, accent, festive } = brand;
  const planes = planesOf(brand);
  const inks = inksOn(planes, brand);
  const onFill = inkOn(inks, 'white');
  const ink = tintHex(ground, 0.25, 0.036);
  return {
    ...planes,
    ...inks,
    ...accentFills(brand, 'light'),
    ...festiveLights(brand, 'light'),
    onMoney: onFill('onMoney', tint(money, 1, 0)),
    onFail: onFill('onFail', tint(fail, 1, 0)),
    onMedia: tintHex(festive, 0.98, 0.018),
    media: `${tintHex(ground, 0.178, 0.026)}99`,
    scrim: `${ink}99`,
    ray: `${tintHex(accent, 0.56, 0.12)}13`,
    skeleton: `${ink}0D`,
    skeletonShine: `${ink}1E`,
  };
}

/** The day of a brand: soft shadows of its own ink. */
export function deriveLight(brand: BrandColors): SkinScheme {
  const shadow = tintHex(brand.ground, 0.28, 0.05);
  return {
    color: lightColors(brand),
    elevation: {
      1: `0 1px 2px ${shadow}14`,
      2: `0 2px 4px ${shadow}0F, 0 12px 28px ${shadow}1F`,
      3: `0 4px 8px ${shadow}14, 0 28px 72px ${shadow}3D`,
    },
  };
}
