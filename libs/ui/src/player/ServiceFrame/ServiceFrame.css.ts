import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** As tall as a sheet lets it be, and never so tall that the way out is out of sight. */
export const frame = style(
  inLayer('player', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: '68vh',
    borderRadius: vars.radius.md,
    background: vars.color.raised,
    overflow: 'hidden',
    '@supports': { '(height: 68dvh)': { height: '68dvh' } },
  }),
);

/** The frame comes from the app, which has no styles of its own. */
globalStyle(
  `${frame} > iframe`,
  inLayer('player', { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }),
);
