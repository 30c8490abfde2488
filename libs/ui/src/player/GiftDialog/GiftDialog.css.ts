import { style, styleVariants } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const body = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    textAlign: 'center',
    marginBlockStart: `calc(${vars.space[3]} * -1)`,
  }),
);

export const heading = style(
  inLayer('player', { display: 'flex', flexDirection: 'column', gap: vars.space[1], textWrap: 'balance' }),
);

const wonIn = (size: 'amtXl' | 'amtLg' | 'title') =>
  inLayer('player', {
    font: vars.type[size],
    letterSpacing: vars.tracking[size],
    color: vars.color.moneyText,
    overflowWrap: 'anywhere',
  });

/** The amount, smaller the more figures it has. */
export const won = styleVariants({ large: 'amtXl', medium: 'amtLg', small: 'title' } as const, wonIn);

export const title = style(inLayer('player', { font: vars.type.head, letterSpacing: vars.tracking.head }));

export const text = style(
  inLayer('player', { marginBlockStart: vars.space[2], font: vars.type.sm, color: vars.color.text2 }),
);

export const actions = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
    gap: vars.space[2],
    marginBlockStart: vars.space[5],
  }),
);
