import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';
import { when } from '../../theme/styleRules';

/** In the corner of what scrolls, across from the red packet. */
export const floating = style(
  inLayer('player', {
    position: 'sticky',
    insetBlockEnd: vars.space[4],
    zIndex: vars.z.sticky,
    display: 'flex',
    alignItems: 'flex-end',
    width: 'max-content',
    marginInlineEnd: 'auto',
  }),
);

export const icon = style(
  inLayer('player', {
    display: 'grid',
    placeItems: 'center',
    width: '60px',
    height: '60px',
    borderRadius: '50%',
    background: vars.color.float,
    boxShadow: vars.elevation[2],
    overflow: 'hidden',
    touchAction: 'manipulation',
    transition: `transform ${vars.duration.tap} ${vars.ease.std}`,
    selectors: { [when.pressed()]: { transform: `scale(${vars.press.scale})` } },
  }),
);

export const picture = style(inLayer('player', { width: '44px', height: '44px', objectFit: 'contain' }));
