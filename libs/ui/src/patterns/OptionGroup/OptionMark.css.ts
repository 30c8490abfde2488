import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const mark = recipe({
  base: inLayer('patterns', {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    borderRadius: '50%',
    color: 'transparent',
    boxShadow: `inset 0 0 0 2px ${vars.color.edge}`,
    selectors: { ':has(:checked) > &': { color: vars.color.bg, boxShadow: 'none' } },
  }),
  variants: {
    tone: {
      accent: inLayer('patterns', {
        selectors: { ':has(:checked) > &': { background: vars.color.accentText } },
      }),
      /** For what is not to be sold: the colour of the words beside it. */
      grave: inLayer('patterns', { selectors: { ':has(:checked) > &': { background: vars.color.text } } }),
    },
  },
});
