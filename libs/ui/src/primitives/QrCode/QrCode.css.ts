import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Black on white is what cameras read best: it is not a matter of the skin, nor of forced colours. */
export const frame = style(
  inLayer('primitives', {
    flex: 'none',
    width: '92px',
    height: '92px',
    maxWidth: '100%',
    borderRadius: vars.radius.sm,
    background: 'white',
    forcedColorAdjust: 'none',
    selectors: { '&[data-size="lg"]': { width: '220px', height: '220px' } },
  }),
);

export const squares = style(inLayer('primitives', { fill: 'black', shapeRendering: 'crispEdges' }));
