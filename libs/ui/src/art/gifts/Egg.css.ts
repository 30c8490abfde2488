import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { mixedPaint } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const mallet = style(inLayer('primitives', { display: 'block', width: '64px', height: '64px' }));

export const egg = style(
  inLayer('primitives', {
    display: 'block',
    width: '100%',
    maxWidth: '112px',
    height: 'auto',
    marginInline: 'auto',
  }),
);

const { festiveAccent, festiveMain, festivePaper } = vars.color;
const mixed = (...paint: Parameters<typeof mixedPaint>) => style(inLayer('primitives', mixedPaint(...paint)));

/** What lies on the shell is shaded as well by a shadow. */
export const shellLight = mixed('fill', festiveMain, 'white', 45, 'rgb(255 255 255 / 45%)');
export const shellShade = mixed('fill', festiveMain, 'black', 16, 'rgb(0 0 0 / 16%)');
export const shellInside = mixed('fill', festiveMain, 'black', 34);
export const crack = mixed('stroke', festiveMain, 'black', 34, 'rgb(0 0 0 / 34%)');
export const bandShade = mixed('fill', festiveAccent, 'black', 16);
export const handleShade = mixed('fill', festivePaper, 'black', 40, 'gray');
export const handle = mixed('fill', festivePaper, 'black', 22, 'silver');
export const headShade = mixed('fill', festivePaper, 'black', 32, 'darkgray');
export const head = mixed('fill', festivePaper, 'black', 12, 'lightgray');
