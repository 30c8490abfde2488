import { useText } from '@kislap/i18n';
import {
  giftFill,
  giftRegular,
  houseFill,
  houseRegular,
  userCircleFill,
  userCircleRegular,
  usersThreeFill,
  usersThreeRegular,
} from '@kislap/ui';
import type { Destination } from '@kislap/ui';

/** The places of the tab bar and the rail. */
export function useDestinations(): readonly Destination[] {
  const text = useText();
  return [
    { href: '/', label: text('nav.home'), glyph: houseRegular, currentGlyph: houseFill },
    { href: '/promotion', label: text('nav.promo'), glyph: giftRegular, currentGlyph: giftFill },
    {
      href: '/referrals',
      label: text('nav.referrals'),
      glyph: usersThreeRegular,
      currentGlyph: usersThreeFill,
    },
    { href: '/user', label: text('nav.account'), glyph: userCircleRegular, currentGlyph: userCircleFill },
  ];
}
