export { PageFrame } from './PageFrame';
export { ScrollContainerContext } from './ScrollContainerContext';
