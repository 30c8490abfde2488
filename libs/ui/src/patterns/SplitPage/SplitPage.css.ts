import { globalStyle, style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { fromWidth } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const split = style(inLayer('patterns', { display: 'contents' }));

/** What the frame holds: the bar, then the sky, then the rest. Apart from it, so that no other page pays for it. */
const onWide = (part: string, rule: StyleRule) =>
  globalStyle(`${split} main${part}`, inLayer('patterns', { '@media': fromWidth('halves', rule) }));

// Its parts float.
onWide('', { display: 'block' });

// The bar stays in sight while both halves scroll: a grid around it would hold it in its first row.
onWide(' > :nth-child(2)', { float: 'left', width: '50%' });
// The ground reaches across both halves.
onWide(' > :nth-child(2)::before', { insetInlineEnd: '-100%' });
onWide(' > :nth-child(2)::after', { insetInlineEnd: '-100%' });
onWide(' > :nth-child(3)', {
  position: 'relative',
  marginInlineStart: '50%',
  paddingBlockStart: vars.space[4],
});
