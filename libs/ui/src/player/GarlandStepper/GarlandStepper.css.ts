import { createVar, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const stroke = (color: string, strokeWidth: number) =>
  inLayer('player', {
    fill: 'none',
    stroke: color,
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });

export const garland = style(
  inLayer('player', { display: 'block', width: '100%', containerType: 'inline-size' }),
);
export const drawing = style(inLayer('player', { width: '100%', height: 'auto' }));
export const string = style(stroke(vars.color.edge, 1.5));
export const knot = style(inLayer('player', { fill: vars.color.surface }));
export const usedDisc = style(inLayer('player', { fill: vars.color.moneySoft }));
export const usedCheck = style(stroke(vars.color.moneyText, 2.4));
export const nowGlow = style(inLayer('player', { fill: vars.color.accent, opacity: 0.22 }));
export const outerPetals = style(inLayer('player', { fill: vars.color.festivePaper }));
export const innerPetals = style(inLayer('player', { fill: vars.color.onMedia }));
export const heart = style(inLayer('player', { fill: vars.color.festiveMain }));
export const budShape = style(inLayer('player', { fill: vars.color.high }));
export const budLine = style(stroke(vars.color.edge, 1.3));

export const labels = style(
  inLayer('player', { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
);

/** How many steps a word stands below. */
export const columns = createVar();

/** In one line where its text is not larger than usual: the steps beside it say less. */
export const word = style(
  inLayer('player', {
    display: 'flex',
    justifyContent: 'center',
    width: `calc(${columns} * 100%)`,
    '@container': { '(min-width: 17rem)': { whiteSpace: 'nowrap' } },
  }),
);

export const label = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    textAlign: 'center',
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textMuted,
    selectors: {
      '&[data-step="used"]': { color: vars.color.textSubtle },
      '&[data-step="now"]': { color: vars.color.text, fontWeight: 700 },
    },
  }),
);
