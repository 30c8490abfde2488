export { TabBar } from './TabBar';
export type { Destination } from './Destination';
