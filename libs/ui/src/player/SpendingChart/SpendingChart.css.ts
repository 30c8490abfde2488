import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const plot = style(inLayer('player', { width: '100%', height: '112px', display: 'block' }));

export const paidIn = style(inLayer('player', { fill: vars.color.textSubtle }));

export const paidOut = style(inLayer('player', { fill: vars.color.money }));

export const zeroLine = style(inLayer('player', { fill: vars.color.edge }));

export const limitLine = style(
  inLayer('player', { stroke: vars.color.text, strokeWidth: '1px', strokeDasharray: '4 3' }),
);

export const legend = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    marginBlockStart: vars.space[2],
    font: vars.type.cap,
    color: vars.color.textMuted,
  }),
);

export const legendItem = style(
  inLayer('player', { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);

export const legendMark = style(inLayer('player', { flex: 'none', width: '12px', height: '12px' }));

/** Five columns of large amounts are wider than a small phone: they scroll by themselves. */
export const scroller = style(inLayer('player', { overflowX: 'auto', marginBlockStart: vars.space[3] }));

export const table = style(
  inLayer('player', {
    width: '100%',
    borderCollapse: 'collapse',
    font: vars.type.cap,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end',
  }),
);

export const cell = style(
  inLayer('player', {
    padding: `${vars.space[2]} ${vars.space[1]}`,
    borderBlockStart: `1px solid ${vars.color.edge}`,
    fontWeight: 400,
    selectors: {
      // "May 2026" is not to stand in two lines under "Jun 2026" in one.
      '&:first-child': { textAlign: 'start', paddingInlineStart: 0, whiteSpace: 'nowrap' },
      '&:last-child': { paddingInlineEnd: 0 },
    },
  }),
);

export const headCell = style([
  cell,
  inLayer('player', { border: 0, color: vars.color.textMuted, verticalAlign: 'bottom' }),
]);
