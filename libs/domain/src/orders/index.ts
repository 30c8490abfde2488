export { depositsAfter, depositWatchTiming, openDepositOf, settledBy } from './awaitedDeposits';
export type { AwaitedDeposit } from './awaitedDeposits';
export { isOrderStep, orderStep } from './PaymentOrder';
export type { OrderEvent, OrderStep, PaymentOrder } from './PaymentOrder';
export { giveUpFrom, nextOrderLookup } from './unknownOutcome';
