import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const masked = (image: string, color: string) =>
  inLayer('primitives', {
    background: color,
    mask: `${image} center / contain no-repeat`,
    WebkitMask: `${image} center / contain no-repeat`,
  });

export const logo = recipe({
  base: inLayer('primitives', { display: 'inline-flex', alignItems: 'center', flex: 'none', gap: '2px' }),
  variants: {
    size: {
      sm: inLayer('primitives', { height: '28px' }),
      md: inLayer('primitives', { height: '36px' }),
      lg: inLayer('primitives', { height: '48px' }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const mark = style(
  inLayer('primitives', { position: 'relative', height: '100%', aspectRatio: '1', flex: 'none' }),
);

const layer = inLayer('primitives', { position: 'absolute', inset: 0 });

export const lit = style([layer, masked(vars.brand.markLit, vars.brand.markLitColor)]);

export const shade = style([layer, masked(vars.brand.markShade, vars.brand.markShadeColor)]);

export const gem = style([layer, masked(vars.brand.markGem, vars.brand.markGemColor)]);

export const wordmark = style([
  inLayer('primitives', {
    height: '100%',
    aspectRatio: vars.brand.wordmarkRatio,
    '@container': { '(max-width: 112px)': { display: 'none' } },
  }),
  masked(vars.brand.wordmark, vars.color.text),
]);
