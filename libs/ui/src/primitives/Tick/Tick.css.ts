import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { layers } from '../../theme/layers.css';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const size = '22px';

export const frame = style(
  inLayer('primitives', { position: 'relative', flex: 'none', width: size, height: size }),
);

export const native = recipe({
  base: inLayer('primitives', {
    appearance: 'none',
    margin: 0,
    width: size,
    height: size,
    background: vars.color.field,
    boxShadow: `inset 0 0 0 2px ${vars.color.edge}`,
    cursor: 'pointer',
    selectors: {
      '&:checked': { background: vars.color.accentText, boxShadow: 'none' },
      '&[aria-invalid="true"]:not(:checked)': { boxShadow: `inset 0 0 0 2px ${vars.color.failText}` },
      '&:disabled': {
        background: vars.color.raised,
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
        cursor: 'default',
      },
    },
  }),
  variants: {
    shape: {
      box: inLayer('primitives', { borderRadius: vars.radius.xs }),
      circle: inLayer('primitives', { borderRadius: '50%' }),
    },
  },
});

export const mark = style(
  inLayer('primitives', {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.bg,
    pointerEvents: 'none',
    visibility: 'hidden',
    selectors: {
      'input:checked + &': { visibility: 'visible' },
      'input:disabled + &': { color: vars.color.textSubtle },
    },
  }),
);

globalStyle(`${mark} svg`, { '@layer': { [layers.primitives]: { width: '14px', height: '14px' } } });
