import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const row = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation[1],
    overflow: 'hidden',
  }),
);

export const offer = style(
  inLayer('player', {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '68px',
    padding: `${vars.space[2]} ${vars.space[4]}`,
    font: vars.type.titleSm,
    letterSpacing: vars.tracking.titleSm,
    overflowWrap: 'anywhere',
    outlineOffset: '-3px',
    selectors: { '&:active': { background: vars.color.raised } },
  }),
);

/** In large text the words take a line of their own before they would break. */
export const label = style(inLayer('player', { flex: '1 1 6rem', minWidth: 0 }));

export const picture = style(
  inLayer('player', { flex: 'none', width: '52px', height: '52px', objectFit: 'contain' }),
);

/** A drawing is wider than the place it stands in: its edges are air. */
export const art = style([
  picture,
  inLayer('player', { display: 'grid', placeItems: 'center', overflow: 'hidden' }),
]);
