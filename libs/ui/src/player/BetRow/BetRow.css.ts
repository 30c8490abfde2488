import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';
import { picture } from '../GameTile/GamePicture.css';

/** Narrower than a tile and as tall as the two lines beside it. */
export const frame = style([
  picture,
  inLayer('player', { width: '44px', height: '56px', borderRadius: vars.radius.sm }),
]);
