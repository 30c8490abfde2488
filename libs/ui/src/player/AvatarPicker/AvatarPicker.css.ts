import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** The ring of the chosen face leaves a gap to the picture. */
export const face = style(
  inLayer('player', {
    position: 'relative',
    display: 'block',
    borderRadius: '50%',
    selectors: {
      ':checked ~ &': { boxShadow: `0 0 0 3px ${vars.color.bg}, 0 0 0 6px ${vars.color.accentText}` },
    },
  }),
);

export const check = style(
  inLayer('player', {
    position: 'absolute',
    insetInlineEnd: '-2px',
    insetBlockEnd: '-4px',
    display: 'none',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    background: vars.color.accentText,
    color: vars.color.bg,
    boxShadow: `0 0 0 3px ${vars.color.bg}`,
    selectors: { ':checked ~ * > &': { display: 'grid' } },
  }),
);
