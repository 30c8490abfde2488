import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { lessMotion, shortScreen } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

const box = (width: string, height: string, borderRadius: string = vars.radius.sm) =>
  inLayer('primitives', { width, maxWidth: '100%', minHeight: height, borderRadius });

const bar = (line: string) => `linear-gradient(${vars.color.bg} 0 0) ${line} no-repeat`;

/** Two by three window panes: the bars between them are the ground showing through. */
const panes = inLayer('primitives', {
  background: [
    bar('50% 0 / 2px 100%'),
    bar('0 33.3% / 100% 2px'),
    bar('0 66.6% / 100% 2px'),
    vars.color.skeleton,
  ].join(', '),
});

export const skeleton = recipe({
  base: [
    inLayer('primitives', {
      display: 'block',
      position: 'relative',
      overflow: 'hidden',
      // Out of sight nothing moves: a browser would draw sixty times a second for nobody.
      contentVisibility: 'auto',
      background: vars.color.skeleton,
      '::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(100deg, transparent 20%, ${vars.color.skeletonShine} 50%, transparent 80%)`,
        animation: `${pass} ${vars.duration.shimmer} linear infinite`,
      },
    }),
    inLayer('primitives', lessMotion({ '::after': { display: 'none' } })),
  ],
  variants: {
    /** Named after what will stand there, so that nothing moves when it arrives. */
    shape: {
      line: box('100%', '16px', vars.radius.xs),
      shortLine: box('45%', '16px', vars.radius.xs),
      caption: box('75%', '14px', vars.radius.xs),
      title: box('60%', '24px', vars.radius.xs),
      /** Between two tags it is as tall as a balance with its words. */
      amount: box('208px', '41px', vars.radius.xs),
      button: box('100%', '44px', vars.radius.button),
      tag: box('72px', '24px', vars.radius.xs),
      chip: box('88px', '44px', vars.radius.button),
      avatar: box('40px', '40px', '50%'),
      row: box('100%', '56px', vars.radius.md),
      field: box('100%', '56px', vars.radius.md),
      mode: [box('84px', '92px', vars.radius.md), panes],
      shortcut: [box('100%', '100px', vars.radius.md), panes],
      quick: [
        box('100%', '88px', vars.radius.md),
        panes,
        inLayer('primitives', { '@media': shortScreen({ minHeight: vars.size.touch }) }),
      ],
      banner: [box('100%', '148px', vars.radius.lg), panes],
      card: [box('100%', '120px', vars.radius.lg), panes],
      tile: [
        box('100%', '0', vars.radius.md),
        panes,
        inLayer('primitives', { aspectRatio: '3 / 4', '@media': shortScreen({ aspectRatio: '1' }) }),
      ],
    },
  },
  defaultVariants: { shape: 'line' },
});
