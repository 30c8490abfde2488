import {
  giftFill,
  giftRegular,
  houseFill,
  houseRegular,
  userCircleFill,
  userCircleRegular,
  usersThreeFill,
  usersThreeRegular,
} from '../icons/frame';
import type { Destination } from '../patterns/TabBar/TabBar';

/** The places of the drawings, for stories and tests. */
export const destinations: readonly Destination[] = [
  { href: '/', label: 'Home', glyph: houseRegular, currentGlyph: houseFill },
  { href: '/promotion', label: 'Promo', glyph: giftRegular, currentGlyph: giftFill },
  { href: '/referrals', label: 'Mag-invite', glyph: usersThreeRegular, currentGlyph: usersThreeFill },
  { href: '/user', label: 'Account', glyph: userCircleRegular, currentGlyph: userCircleFill },
];
