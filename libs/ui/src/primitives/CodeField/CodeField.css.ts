import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const cells = style(
  inLayer('primitives', {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
  }),
);

const border = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;

export const cell = style(
  inLayer('primitives', {
    display: 'grid',
    placeItems: 'center',
    minHeight: vars.size.field,
    borderRadius: vars.radius.md,
    background: vars.color.field,
    boxShadow: border('1px', vars.color.edge),
    font: vars.type.head,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      [`${cells}:focus-within > &[data-next="true"]`]: {
        boxShadow: border('2px', vars.color.accentText),
      },
      [`${cells}[data-invalid="true"] > &`]: { boxShadow: border('2px', vars.color.failText) },
    },
  }),
);

/** The one real input lies over the drawn cells, so that paste, autofill and the keyboard see one field. */
export const overlay = style(
  inLayer('primitives', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.md,
    background: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    selectors: { '&::selection': { background: 'transparent' } },
  }),
);
