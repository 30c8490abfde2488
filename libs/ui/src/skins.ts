// What tools and the workshop need to show, measure and make skins. The app reads only the style sheets of the theme.
export { contrast } from './theme/colour';
export { contrastPairs, type ContrastPair } from './theme/contrastPairs';
export { createSkin, type SkinSeed } from './theme/createSkin';
export { skinFromTokens } from './theme/exchange/skinFromTokens';
export { skinTokens } from './theme/exchange/skinTokens';
export { scales } from './theme/scales';
export type { ColorRole, Scheme, Skin, SkinScheme } from './theme/Skin';
export { skinCss } from './theme/skinCss';
export { skins } from './theme/skins/skins';
export { vars } from './theme/vars.css';
