import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Three columns with figures under each other; large text or a large amount takes a line of its own. */
export const row = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    minHeight: '56px',
    paddingBlock: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

const column = (flexBasis: string) => inLayer('player', { flex: `1 1 ${flexBasis}` });

const end = inLayer('player', { textAlign: 'end' });

export const headings = style([
  row,
  inLayer('player', {
    minHeight: 0,
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textSubtle,
  }),
]);

export const day = style([column('5rem'), inLayer('player', { color: vars.color.textMuted })]);

export const clock = style(
  inLayer('player', {
    display: 'block',
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textSubtle,
  }),
);

export const turnover = style([column('5rem'), end]);

export const amount = style([column('4rem'), end]);

export const received = style(inLayer('player', { fontWeight: 650 }));
