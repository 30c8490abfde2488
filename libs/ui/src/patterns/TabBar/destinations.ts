import { giftFill } from '../../icons/glyphs/giftFill';
import { giftRegular } from '../../icons/glyphs/giftRegular';
import { houseFill } from '../../icons/glyphs/houseFill';
import { houseRegular } from '../../icons/glyphs/houseRegular';
import { userCircleFill } from '../../icons/glyphs/userCircleFill';
import { userCircleRegular } from '../../icons/glyphs/userCircleRegular';
import { usersThreeFill } from '../../icons/glyphs/usersThreeFill';
import { usersThreeRegular } from '../../icons/glyphs/usersThreeRegular';
import type { Destination } from './Destination';

/** The places of the drawings, for stories and tests. */
export const destinations: readonly Destination[] = [
  { href: '/', label: 'Home', glyph: houseRegular, currentGlyph: houseFill },
  { href: '/promotion', label: 'Promo', glyph: giftRegular, currentGlyph: giftFill },
  { href: '/referrals', label: 'Mag-imbita', glyph: usersThreeRegular, currentGlyph: usersThreeFill },
  { href: '/user', label: 'Account', glyph: userCircleRegular, currentGlyph: userCircleFill },
];
