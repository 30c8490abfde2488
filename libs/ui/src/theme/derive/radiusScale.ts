import type { Skin } from '../Skin';

/** From this radius of a field on, buttons are pills and the sleeve of a festive card is a full curve. */
const ROUND_PX = 14;

/** All corners from the corner of a field. */
export function radiusScale(fieldPx: number): Skin['radius'] {
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
    btn: isRound ? '999px' : px(1.2),
    sleeve: isRound ? '44px' : px(1.43),
  };
}
