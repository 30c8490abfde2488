import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { layers } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const sheet = style(
  inLayer('patterns', {
    display: 'none',
    color: vars.color.text,
    font: vars.type.sm,
    '@media': { print: { display: 'block' } },
  }),
);

type GlobalRule = Parameters<typeof globalStyle>[1];

const onPaper = (selector: string, rule: GlobalRule) => {
  globalStyle(selector, { '@layer': { [layers.patterns]: { '@media': { print: rule } } } });
};

/** While there is something to print, nothing else of the document is on paper, not even its ground. */
onPaper(`body:has(> ${sheet}) > :not(${sheet})`, { display: 'none' });
onPaper(`html:has(> body > ${sheet}), body:has(> ${sheet})`, { background: 'none', colorScheme: 'light' });
