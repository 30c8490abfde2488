import { style, styleVariants } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const tile = style(
  inLayer('primitives', {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    background: vars.color.high,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.edge}`,
    color: vars.color.text,
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: 0,
  }),
);

/** Letters on a tile, for a bank without a mark of its own. Its name stands beside it, so they do not grow with it. */
export const monogram = styleVariants({ 28: 28, 36: 36, 40: 40 }, (edge) => [
  tile,
  inLayer('primitives', { width: `${edge}px`, height: `${edge}px`, fontSize: `${edge * 0.31}px` }),
]);
