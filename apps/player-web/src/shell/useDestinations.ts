import { useText } from '@kislap/i18n';
import {
  giftFill,
  giftRegular,
  houseFill,
  houseRegular,
  userCircleFill,
  userCircleRegular,
} from '@kislap/ui';
import type { Destination } from '@kislap/ui';

/** The places of the tab bar and the rail. */
export function useDestinations(): readonly Destination[] {
  const text = useText();
  return [
    { href: '/', label: text('nav.home'), glyph: houseRegular, currentGlyph: houseFill },
    { href: '/promotion', label: text('nav.promo'), glyph: giftRegular, currentGlyph: giftFill },
    { href: '/user', label: text('nav.account'), glyph: userCircleRegular, currentGlyph: userCircleFill },
  ];
}
