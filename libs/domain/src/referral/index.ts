export {
  claimableCommission,
  commissionByDay,
  commissionOf,
  commissionState,
  lastClaimableDay,
  nextCommissionAt,
} from './commission';
export type { CommissionRow, CommissionStatus, TeamDepth } from './commission';
export { rankInviters } from './ranking';
export type { Inviter, Ranked } from './ranking';
