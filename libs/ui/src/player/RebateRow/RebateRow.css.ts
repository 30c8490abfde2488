import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Three columns with figures under each other, as many to a line as large text lets stand. */
export const row = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 2fr) minmax(min-content, 2fr) minmax(4.5rem, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[3],
    minHeight: '56px',
    paddingBlock: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

const end = inLayer('player', { textAlign: 'end' });

export const headings = style([
  row,
  inLayer('player', {
    minHeight: 0,
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.text3,
  }),
]);

export const headingEnd = style(end);

export const day = style(inLayer('player', { color: vars.color.text2 }));

export const clock = style(
  inLayer('player', {
    display: 'block',
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.text3,
  }),
);

export const figure = style(end);

export const amount = style([end, inLayer('player', { fontWeight: 650 })]);
