import type { SkinScheme } from '../Skin';
import { accentFills, festiveLights, inkOn, statusHues, tint, tintHex } from './brandColors';
import type { BrandColors } from './brandColors';

const { money, pending, fail } = statusHues;

/** What others stand on: deep, a little tinted, the nearer the lighter. */
const planesOf = ({ ground, accent }: BrandColors) => ({
  bg: tintHex(ground, 0.178, 0.026),
  surface: tintHex(ground, 0.224, 0.033),
  raised: tintHex(ground, 0.274, 0.036),
  high: tintHex(ground, 0.33, 0.04),
  sunken: tintHex(ground, 0.145, 0.022),
  float: tintHex(ground, 0.33, 0.04),
  field: tintHex(ground, 0.145, 0.022),
  line: tintHex(ground, 0.33, 0.037),
  accentSoft: tintHex(accent, 0.29, 0.052),
  moneySoft: tintHex(money, 0.29, 0.045),
  pending: tintHex(pending, 0.87, 0.145),
  pendingSoft: tintHex(pending, 0.305, 0.04),
  failSoft: tintHex(fail, 0.285, 0.065),
  skyGlow: tintHex(ground, 0.335, 0.09),
  sky: tintHex(ground, 0.25, 0.058),
});

function inksOn(planes: ReturnType<typeof planesOf>, { ground, accent, festive }: BrandColors) {
  const ink = inkOn(planes, 'white');
  return {
    edge: ink('edge', tint(ground, 0.58, 0.038)),
    text: ink('text', tint(ground, 0.97, 0.012)),
    textMuted: ink('textMuted', tint(ground, 0.833, 0.02)),
    textSubtle: ink('textSubtle', tint(ground, 0.735, 0.024)),
    accentText: ink('accentText', tint(accent, 0.8, 0.13)),
    money: ink('money', tint(money, 0.8, 0.16)),
    moneyText: ink('moneyText', tint(money, 0.825, 0.15)),
    pendingText: ink('pendingText', tint(pending, 0.888, 0.125)),
    fail: ink('fail', tint(fail, 0.745, 0.16)),
    failText: ink('failText', tint(fail, 0.785, 0.128)),
    focus: ink('focus', tint(festive, 0.945, 0.05)),
  };
}

function darkColors(brand: BrandColors): SkinScheme['color'] {
  const { ground, festive } = brand;
  const planes = planesOf(brand);
  const inks = inksOn(planes, brand);
  const onFill = inkOn(inks, 'black');
  return {
    ...planes,
    ...inks,
    ...accentFills(brand, 'dark'),
    ...festiveLights(brand, 'dark'),
    onMoney: onFill('onMoney', tint(money, 0.18, 0.035)),
    onFail: onFill('onFail', tint(fail, 0.188, 0.068)),
    onMedia: tintHex(festive, 0.98, 0.018),
    media: `${tintHex(ground, 0.178, 0.026)}99`,
    scrim: `${tintHex(ground, 0.128, 0.02)}CC`,
    ray: `${tintHex(festive, 0.925, 0.07)}0F`,
    skeleton: `${tintHex(festive, 0.965, 0.032)}12`,
    skeletonShine: `${tintHex(festive, 0.965, 0.032)}26`,
  };
}

/** The night of a brand. Planes part by lightness; only what floats casts a shadow. */
export function deriveDark(brand: BrandColors): SkinScheme {
  const shadow = tintHex(brand.ground, 0.09, 0.02);
  return {
    color: darkColors(brand),
    elevation: {
      1: 'inset 0 1px 0 #FFFFFF0A',
      2: `inset 0 1px 0 #FFFFFF0F, 0 8px 24px ${shadow}66`,
      3: `inset 0 1px 0 #FFFFFF14, 0 24px 64px ${shadow}B3`,
    },
  };
}
