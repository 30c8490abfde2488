import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** What is over loses its colours, not its words. */
export const head = style(
  inLayer('player', { selectors: { '&[data-finished="true"]': { filter: 'grayscale(1)' } } }),
);

export const foot = style(
  inLayer('player', { padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}` }),
);

export const line = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    minHeight: vars.size.touch,
  }),
);

export const status = style(
  inLayer('player', {
    flex: '1 1 8rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
