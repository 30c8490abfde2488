export { checkInConditions, checkInShortfalls } from './conditions';
export type { CheckInCondition, CheckInShortfall, CheckInStatus } from './conditions';
export { checkInDays, checkInOfferOf } from './days';
export type { CheckInBlade, CheckInDay, CheckInOffer, CheckInPlayer } from './days';
export type { CheckInPlan, CheckInReward, CheckInRules, RepairRules } from './plan';
export { checkRepair, isRepairEarned, repairChanceOf } from './repair';
export type { RepairChance, RepairProblem, RepairWeek } from './repair';
