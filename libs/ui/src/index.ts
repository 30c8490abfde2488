export { kislap, perlas, type Scheme, type Skin } from './theme';
