export { VirtualList } from './VirtualList';
export { ListTail } from './ListTail';
export type { ListTailProps, TailState } from './ListTail';
