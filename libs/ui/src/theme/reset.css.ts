import { globalStyle } from '@vanilla-extract/css';

import { layers } from './layers.css';
import { vars } from './vars.css';

type GlobalRule = Parameters<typeof globalStyle>[1];

const reset = (selector: string, rule: GlobalRule) => {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
};

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', background: vars.color.bg });
reset('body', {
  margin: 0,
  background: vars.color.bg,
  color: vars.color.text,
  font: vars.type.md,
  wordSpacing: vars.font.wordGap,
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
reset('h1, h2, h3, h4', { font: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'pointer' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('svg, img', { display: 'block' });
reset('img', { maxWidth: '100%' });
reset('table', { borderCollapse: 'collapse' });
reset('[hidden]', { display: 'none' });
reset(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' });
reset('[tabindex="-1"]:focus', { outline: 'none' });
