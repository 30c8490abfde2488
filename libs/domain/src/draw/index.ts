export { goalChance, goalShare } from './goal';
export type { GoalShare, WheelPrize } from './goal';
export { drawStateOf, nextDrawRound } from './round';
export type { DrawEvent, DrawRound, DrawRules, DrawState } from './round';
export { earnedSpins, nextSpinSource } from './spins';
export type { DrawSpins } from './spins';
