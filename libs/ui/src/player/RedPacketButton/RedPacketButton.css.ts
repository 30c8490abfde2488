import { keyframes, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { lessMotion, when } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Stays in the corner of what scrolls; it comes once and then rests. */
export const floating = style([
  inLayer('player', {
    position: 'sticky',
    insetBlockEnd: vars.space[4],
    zIndex: vars.z.sticky,
    display: 'grid',
    placeItems: 'center',
    width: '60px',
    height: '60px',
    marginInlineStart: 'auto',
    borderRadius: '50%',
    background: vars.color.float,
    boxShadow: vars.elevation[2],
    overflow: 'hidden',
    touchAction: 'manipulation',
    animation: `${arrive} ${vars.duration.base} ${vars.ease.out}`,
    transition: `transform ${vars.duration.tap} ${vars.ease.std}`,
    selectors: { [when.pressed()]: { transform: `scale(${vars.press.scale})` } },
  }),
  inLayer('player', lessMotion({ animation: `${fade} ${vars.duration.fast} ${vars.ease.std}` })),
]);

export const picture = style(inLayer('player', { width: '76px', marginInline: '-8px' }));
