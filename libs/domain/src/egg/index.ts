export { depositForNextEgg } from './depositForNextEgg';
export type { EggChances } from './EggChances';
