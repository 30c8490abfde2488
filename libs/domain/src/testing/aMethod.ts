import type { PayMethod } from '../channels/PayMethod';
import { zeroMoney } from '../money/zeroMoney';

/** A method for deposits and withdrawals without limits or channels, but for what the test says. */
export function aMethod(method: Partial<PayMethod> = {}): PayMethod {
  return {
    id: 1,
    name: 'GCash',
    isDeposit: true,
    isWithdraw: true,
    depositSort: 0,
    withdrawSort: 0,
    depositMin: zeroMoney,
    depositMax: zeroMoney,
    withdrawMin: zeroMoney,
    withdrawMax: zeroMoney,
    banks: [],
    channels: [],
    ...method,
  };
}
