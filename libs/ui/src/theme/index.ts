import './layers.css';
import './fonts.css';
import './reset.css';
import './tokens.css';

export { vars } from './vars.css';
export { kislap } from './skins/kislap';
export { perlas } from './skins/perlas';
export type { Scheme, Skin, SkinScheme } from './Skin';
