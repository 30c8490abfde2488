import { keyframes, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { lessMotion } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

const fade = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, transform: 'scale(0.9)' } });

export const body = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlockStart: vars.space[4],
    textAlign: 'center',
  }),
);

export const moment = style(
  inLayer('player', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    minHeight: '192px',
  }),
);

export const rays = style([
  inLayer('player', {
    position: 'absolute',
    width: '240px',
    maxWidth: '100%',
    height: '100%',
    animation: `${fade} ${vars.duration.show} ${vars.ease.std}`,
  }),
  inLayer('player', lessMotion({ animationDuration: vars.duration.fast })),
]);

export const ray = style(inLayer('player', { fill: vars.color.festiveMain, opacity: 0.28 }));

export const picture = style([
  inLayer('player', {
    position: 'relative',
    animation: `${grow} ${vars.duration.show} ${vars.ease.spark}`,
  }),
  inLayer(
    'player',
    lessMotion({
      animationName: fade,
      animationDuration: vars.duration.fast,
      animationTimingFunction: vars.ease.std,
    }),
  ),
]);

export const actions = style(inLayer('player', { paddingBlockStart: vars.space[6] }));
