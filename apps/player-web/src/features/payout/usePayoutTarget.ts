import { useIdentityCheck, usePayOffer, useSavedBanks } from '@kislap/api/react';
import { isSameName, maskAccount, withdrawMethods } from '@kislap/domain';
import type { PayMethod, SavedBank } from '@kislap/domain';

/** Where all own money can go in one press: an account of before, in the name that was verified, over a way that is open. */
export interface PayoutTarget extends SavedBank {
  readonly method: PayMethod;
}

/** That account; nothing where none is known. */
export function usePayoutTarget(userId: number | undefined): PayoutTarget | undefined {
  const identity = useIdentityCheck(userId).data;
  const banks = useSavedBanks(userId).data ?? [];
  const methods = withdrawMethods(usePayOffer(userId).data?.methods ?? []);
  if (identity?.state !== 'passed' || identity.name === '') return undefined;
  const own = banks.filter(({ accountName }) => isSameName(identity.name, accountName));
  for (const bank of own) {
    const method = methods.find((one) => one.banks.includes(bank.bankCode));
    if (method) return { ...bank, method };
  }
  return undefined;
}

/** What names it, beside the amount. */
export function payoutWords({ bankCode, accountNumber }: PayoutTarget) {
  return { bank: bankCode, account: maskAccount(accountNumber) };
}
