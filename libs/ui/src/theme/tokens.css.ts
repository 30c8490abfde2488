import { assignVars, globalStyle } from '@vanilla-extract/css';

import { layers } from './layers.css';
import { calmDuration, narrowType, scales } from './scales';
import type { Scheme, Skin } from './Skin';
import { schemeProperties, sharedProperties, skinRules } from './skinRules';
import { skins } from './skins/skins';
import { vars } from './vars.css';

const [first, ...otherSkins] = skins;

type GlobalRule = Parameters<typeof globalStyle>[1];

const tokens = (selector: string, rule: GlobalRule) => {
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });
};

const colours = (skin: Skin, scheme: Scheme): GlobalRule => ({
  colorScheme: scheme,
  vars: schemeProperties(skin, scheme),
});

tokens(':root', {
  vars: {
    ...assignVars(vars.space, scales.space),
    ...assignVars(vars.size, scales.size),
    ...assignVars(vars.type, scales.type),
    ...assignVars(vars.tracking, scales.tracking),
    ...assignVars(vars.duration, scales.duration),
    ...assignVars(vars.press, scales.press),
    ...assignVars(vars.ease, scales.ease),
    ...assignVars(vars.z, scales.z),
    ...assignVars(vars.safe, scales.safe),
    ...sharedProperties(first),
  },
  '@media': {
    '(max-width: 359px)': {
      vars: { [vars.type.display]: narrowType.display, [vars.type.amtXl]: narrowType.amtXl },
    },
  },
});
tokens(':root', colours(first, first.defaultScheme));
tokens('[data-theme="light"]', colours(first, 'light'));
tokens('[data-theme="dark"]', colours(first, 'dark'));
for (const { selector, colorScheme, properties } of otherSkins.flatMap(skinRules)) {
  tokens(selector, { ...(colorScheme && { colorScheme }), vars: properties });
}

/** Where a ribbon stands in the gutter: it grows with the text, and words keep clear of it. At the usual size it has room. */
tokens('[data-play-money]', { vars: { [vars.size.gutter]: `max(${scales.size.gutter}, 5px + 0.6875rem)` } });

const calm = {
  vars: {
    [vars.press.scale]: '1',
    [vars.duration.tap]: calmDuration.tap,
    [vars.duration.base]: calmDuration.base,
    [vars.duration.page]: calmDuration.page,
    [vars.duration.show]: calmDuration.show,
    [vars.duration.wheel]: calmDuration.wheel,
  },
};
tokens(':root', { '@media': { '(prefers-reduced-motion: reduce)': calm } });
tokens('[data-motion="less"]', calm);
