import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { mixedPaint } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const goal = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space[1],
    textAlign: 'center',
  }),
);

/** The one place where a festive colour carries an amount; mixed with the text, so that it holds on a light sky too. */
export const headline = style(
  inLayer('player', {
    display: 'grid',
    justifyContent: 'center',
    font: vars.type.amtXl,
    letterSpacing: vars.tracking.amtXl,
    ...mixedPaint('color', vars.color.text, vars.color.festiveMain, 60),
  }),
);
