import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const opener = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    width: '100%',
    minHeight: vars.size.field,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: vars.type.md,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&[data-empty="true"]': { color: vars.color.textSubtle } },
  }),
);
