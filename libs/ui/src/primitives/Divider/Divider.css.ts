import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const hairline = { flex: 1, height: '1px', background: vars.color.line, border: 0, margin: 0 };

export const divider = style(inLayer('primitives', { ...hairline, flex: 'none', width: '100%' }));

export const labelled = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.textSubtle,
    font: vars.type.cap,
    '::before': { content: '', ...hairline },
    '::after': { content: '', ...hairline },
  }),
);
