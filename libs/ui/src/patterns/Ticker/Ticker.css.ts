import { keyframes, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { lessMotion } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const ticker = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.touch,
    width: '100%',
    // A finger needs more room than the line: what stands around it comes so much nearer.
    marginBlock: '-12px',
    font: vars.type.sm,
    color: vars.color.textMuted,
  }),
);

export const line = style([
  inLayer('patterns', {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    animation: `${arrive} ${vars.duration.base} ${vars.ease.out}`,
  }),
  inLayer('patterns', lessMotion({ animation: 'none' })),
]);
