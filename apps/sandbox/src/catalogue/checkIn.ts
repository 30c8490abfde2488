import { moneyFromPeso } from '@kislap/domain';
import { repairDeposit } from '../deposits/repairDeposit';

const rewards = [1, 2, 3, 5, 8, 12, 20];

/** The daily check-in: who may take part, what each day gives, and which missed days can be repaired. */
export const checkIn = {
  minDepositToday: moneyFromPeso(50),
  allowedOrders: [-1],
  days: rewards.map((pesos, index) => ({
    reward: moneyFromPeso(pesos),
    repairDeposit: index > 0 && index < rewards.length - 1 ? repairDeposit : undefined,
  })),
};
