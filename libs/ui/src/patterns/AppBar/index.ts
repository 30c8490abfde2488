export { AppBar } from './AppBar';
export type { WayOut } from './AppBarFrame';
