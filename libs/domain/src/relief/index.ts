export { isReliefOffered } from './isReliefOffered';
export type { Relief } from './Relief';
