import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const plot = recipe({
  base: inLayer('player', { position: 'relative', paddingBlock: '4px' }),
  variants: {
    size: {
      card: inLayer('player', { height: '72px', marginBlockStart: vars.space[3] }),
      /** Beside its amount, in a tile or a row. */
      line: inLayer('player', { flex: '1 1 72px', maxWidth: '120px', height: '32px' }),
    },
  },
});

export const drawing = style(inLayer('player', { width: '100%', height: '100%', overflow: 'visible' }));

export const area = style(inLayer('player', { fill: vars.color.moneySoft }));

export const trend = style(
  inLayer('player', {
    fill: 'none',
    stroke: vars.color.money,
    strokeWidth: '2px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);

export const marker = style(
  inLayer('player', { fill: vars.color.money, stroke: vars.color.surface, strokeWidth: '2px' }),
);

export const inLine = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
);
