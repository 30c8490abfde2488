import type { PayMethod } from '../channels';

/** A method for deposits and withdrawals without limits or channels, but for what the test says. */
export function aMethod(method: Partial<PayMethod> = {}): PayMethod {
  return {
    id: 1,
    name: 'GCash',
    isDeposit: true,
    isWithdraw: true,
    depositSort: 0,
    withdrawSort: 0,
    depositMin: undefined,
    depositMax: undefined,
    withdrawMin: undefined,
    withdrawMax: undefined,
    banks: [],
    channels: [],
    ...method,
  };
}
