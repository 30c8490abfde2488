import type { PayMethod } from './PayMethod';

/** The methods that money can be withdrawn to, in the operator's withdrawal order. */
export function withdrawMethods(methods: readonly PayMethod[]): readonly PayMethod[] {
  return methods
    .filter((method) => method.isWithdraw)
    .sort((left, right) => left.withdrawSort - right.withdrawSort);
}
