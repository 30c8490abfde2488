export { depositsAfter, depositWatchTiming, openDepositOf, settledBy } from './awaitedDeposits';
export type { AwaitedDeposit } from './awaitedDeposits';
export { orderStep } from './PaymentOrder';
export type { OrderStep, PaymentOrder } from './PaymentOrder';
export { giveUpFrom, nextOrderLookup } from './unknownOutcome';
