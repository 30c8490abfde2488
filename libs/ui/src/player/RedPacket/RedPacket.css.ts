import { keyframes, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { lessMotion } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

const raysFade = 'linear-gradient(#000 20%, transparent 96%)';

/** The night sky of a fiesta, with the rays of the skin. */
export const ground = style(
  inLayer('player', {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    padding: `${vars.safe.top} ${vars.size.gutter} calc(${vars.space[6]} + ${vars.safe.bottom})`,
    background: `linear-gradient(180deg, ${vars.color.sky}, ${vars.color.bg} 70%)`,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: vars.motif.rays,
      maskImage: raysFade,
      pointerEvents: 'none',
    },
  }),
);

export const scroller = style(inLayer('player', { height: '100%', overflowY: 'auto' }));

export const bar = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.bar,
    marginInline: `calc(${vars.space[2]} * -1)`,
  }),
);

export const stage = style(
  inLayer('player', {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    textAlign: 'center',
  }),
);

/** The envelope is what this screen is about: half as large again as a scene beside a text. */
export const envelope = style(
  inLayer('player', {
    width: '200px',
    marginBlock: vars.space[10],
    transform: 'scale(1.5)',
    pointerEvents: 'none',
  }),
);

const flip = keyframes({ from: { opacity: 0, transform: 'perspective(600px) rotateX(-90deg)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** The amount turns up as a card would. */
export const amount = style([
  inLayer('player', {
    display: 'block',
    animation: `${flip} ${vars.duration.show} ${vars.ease.spark} backwards`,
  }),
  inLayer('player', lessMotion({ animation: `${fade} ${vars.duration.fast} ${vars.ease.std} backwards` })),
]);

export const words = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    maxWidth: '320px',
    textWrap: 'balance',
  }),
);

export const next = style(inLayer('player', { minHeight: vars.space[6] }));

export const actions = style(
  inLayer('player', { flex: 'none', width: '100%', maxWidth: '358px', marginInline: 'auto' }),
);
