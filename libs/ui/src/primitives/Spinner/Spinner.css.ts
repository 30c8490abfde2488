import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { lessMotion } from '../../theme/styleRules';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const square = (size: string) => inLayer('primitives', { width: size, height: size });

export const spinner = recipe({
  base: [
    inLayer('primitives', {
      display: 'inline-block',
      flex: 'none',
      borderRadius: '50%',
      border: '2.5px solid currentColor',
      borderTopColor: 'transparent',
      animation: `${turn} 900ms linear infinite`,
    }),
    inLayer('primitives', lessMotion({ animation: 'none' })),
  ],
  variants: { size: { xs: square('16px'), sm: square('22px'), md: square('32px') } },
  defaultVariants: { size: 'sm' },
});
