// What puts an operator's brand on a build that does not hold it: for this repository alone.
export { skinCss } from '../skinCss';
export { skinFromBrandTokens, type SkinOfTokens, type TokenBrand } from './skinFromBrandTokens';
export { readBrandTokens } from './readBrandTokens';
