import { moneyFromPeso } from '@kislap/domain';

/** Deposited in one day, this makes a missed check-in day repairable that day. */
export const repairDeposit = moneyFromPeso(100);
