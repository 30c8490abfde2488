import type { WithdrawalOrder } from '@kislap/api';
import { moneyFromPeso } from '@kislap/domain';

/** A withdrawal of 500 to a GCash account. */
export const storyWithdrawal: WithdrawalOrder = {
  userId: 7,
  methodName: 'GCash',
  amount: moneyFromPeso(500),
  bankCode: 'GCASH',
  accountNumber: '09170000002',
  accountName: 'Ligaya Reyes',
};
