export { AppFrame } from './AppFrame';
export { BesideColumn } from './BesideColumn';
