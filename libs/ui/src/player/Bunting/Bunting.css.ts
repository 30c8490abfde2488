import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** From edge to edge of the screen, also inside the gutters of the sky. A skin without bunting leaves it out. */
export const bunting = style(
  inLayer('player', {
    display: vars.motif.bunting,
    width: `calc(100% + 2 * ${vars.size.gutter})`,
    height: 'auto',
    marginInline: `calc(${vars.size.gutter} * -1)`,
  }),
);

export const string = style(inLayer('player', { fill: 'none', stroke: vars.color.edge, strokeWidth: 1 }));

const pennant = (fill: string) => style(inLayer('player', { fill }));

/** The colours of the pennants, over and over. */
export const pennants: readonly string[] = [
  pennant(vars.color.festiveMain),
  pennant(vars.color.festiveAccent),
  pennant(vars.color.festivePaper),
  pennant(vars.color.festiveFresh),
  pennant(vars.color.accent),
];
