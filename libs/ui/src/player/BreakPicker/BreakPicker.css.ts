import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** The mark of a choice without the accent. */
export const mark = style(
  inLayer('player', {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    borderRadius: '50%',
    color: 'transparent',
    boxShadow: `inset 0 0 0 2px ${vars.color.edge}`,
    selectors: {
      ':has(:checked) > &': { background: vars.color.text, color: vars.color.bg, boxShadow: 'none' },
    },
  }),
);

export const length = style(
  inLayer('player', {
    flex: '1 1 6rem',
    minWidth: 0,
    font: vars.type.titleSm,
    letterSpacing: vars.tracking.titleSm,
  }),
);

export const until = style(
  inLayer('player', {
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.text2,
  }),
);
