import { moneyFromPeso } from '@kislap/domain';

/** Relief: a small sum for who has deposited before and has next to nothing left. */
export const relief = { amount: moneyFromPeso(2), below: moneyFromPeso(5), timesPerDay: 3 };
