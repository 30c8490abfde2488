import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const medal = style(
  inLayer('player', {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: vars.radius.md,
    background: vars.color.raised,
    selectors: { '&[data-state="locked"], &[data-state="claimed"]': { filter: 'grayscale(1)' } },
  }),
);
