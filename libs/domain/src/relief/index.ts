export { isReliefOffered } from './Relief';
export type { Relief } from './Relief';
