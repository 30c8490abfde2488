export { formatCount, maskAccount, textOrDash } from './display';
export { depositStatus, isDepositOverdue, withdrawalStatus } from './status';
export type { RecordStatus } from './status';
