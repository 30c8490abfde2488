import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const ways = style(inLayer('player', { display: 'grid', gap: vars.space[2] }));

export const mark = style(inLayer('player', { flex: 'none', width: '20px', height: '20px' }));
