import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { lessMotion } from '../../theme/lessMotion';
import { vars } from '../../theme/vars.css';
import { papers } from './papers';

const grow = keyframes({ from: { opacity: 0, transform: 'scale(0.9)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const reveal = style(
  inLayer('player', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '200px',
    maxWidth: '100%',
    minHeight: '140px',
    marginInline: 'auto',
    pointerEvents: 'none',
  }),
);

const layer = inLayer('player', { gridArea: '1 / 1' });

export const rays = style([
  layer,
  inLayer('player', { animation: `${fade} ${vars.duration.show} ${vars.ease.std} backwards` }),
]);

export const prize = style([
  layer,
  inLayer('player', { animation: `${grow} ${vars.duration.show} ${vars.ease.spark} backwards` }),
  inLayer('player', lessMotion({ animation: `${fade} ${vars.duration.fast} ${vars.ease.std} backwards` })),
]);

const paper = style([
  layer,
  inLayer('player', {
    width: '8px',
    height: '8px',
    borderRadius: '2px',
    opacity: 0,
  }),
  inLayer('player', lessMotion({ display: 'none' })),
]);

/** Each paper flies once and is gone. */
export const flyingPapers = styleVariants(
  Object.fromEntries(papers.map((flight, index) => [index, flight])),
  ({ x, y, turn, tone }) => {
    const fly = keyframes({
      '0%': { opacity: 0, transform: 'scale(0.4)' },
      '15%': { opacity: 1 },
      '70%': { opacity: 1, transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` },
      '100%': { opacity: 0, transform: `translate(${x}px, ${y + 30}px) rotate(${turn * 2}deg)` },
    });
    return [
      paper,
      inLayer('player', {
        background: vars.color[tone],
        animation: `${fly} calc(${vars.duration.show} * 2) ${vars.ease.out}`,
      }),
    ];
  },
);
