export { depositForNextEgg } from './egg';
export type { EggChances } from './egg';
