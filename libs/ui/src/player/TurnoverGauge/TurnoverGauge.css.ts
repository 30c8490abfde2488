import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const gauge = recipe({
  base: inLayer('player', {
    position: 'relative',
    flex: 'none',
    maxWidth: '100%',
    containerType: 'inline-size',
  }),
  variants: {
    size: {
      /** Beside the balance; smaller where the amount needs the line. */
      header: inLayer('player', {
        width: '96px',
        '@media': { '(max-width: 359px)': { width: '76px' } },
      }),
      card: inLayer('player', { width: '136px' }),
      page: inLayer('player', { width: '272px' }),
    },
  },
});

export const fan = style(inLayer('player', { width: '100%', height: 'auto' }));

export const blade = recipe({
  base: inLayer('player', { transition: `fill ${vars.duration.fast} ${vars.ease.std}` }),
  variants: {
    light: {
      off: inLayer('player', { fill: vars.color.high }),
      on: inLayer('player', { fill: vars.color.festiveMain }),
      full: inLayer('player', { fill: vars.color.money }),
    },
  },
});

/** Inside the fan while its letters have room there, else below it. */
export const value = recipe({
  base: inLayer('player', {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-2px',
    textAlign: 'center',
  }),
  variants: {
    size: {
      header: inLayer('player', { '@container': { '(max-width: 4.5rem)': { position: 'static' } } }),
      card: inLayer('player', { '@container': { '(max-width: 6.5rem)': { position: 'static' } } }),
      page: inLayer('player', {
        // Long words break rather than lie over the blades.
        paddingInline: '21%',
        '@container': { '(max-width: 13.5rem)': { position: 'static', paddingInline: 0 } },
      }),
    },
  },
});
