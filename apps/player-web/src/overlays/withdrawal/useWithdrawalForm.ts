import type { PayMethod, Player, SavedBank } from '@kislap/domain';
import { cleanAccountNumber, nextWithdrawalAmount, truncateToCentavos, pesoText } from '@kislap/domain';
import { useState } from 'react';
import { isMobileWallet } from '../../banks/isMobileWallet';
import type { WithdrawalFields } from './WithdrawalFields';

/** The withdrawal form as filled in, and every way to fill it. */
export interface WithdrawalFormView {
  readonly fields: WithdrawalFields;
  readonly method: PayMethod | undefined;
  readonly typeAmount: (typed: string) => void;
  readonly takeAll: () => void;
  readonly typeAccount: (typed: string) => void;
  readonly typeName: (typed: string) => void;
  readonly chooseMethod: (methodId: number) => void;
  readonly chooseBank: (bankCode: string) => void;
  /** Fills in an account that was used before. */
  readonly takeSaved: (saved: SavedBank) => void;
  readonly reset: () => void;
}

const empty: WithdrawalFields = {
  amountText: '',
  accountNumber: '',
  accountName: '',
  methodId: undefined,
  bankCode: '',
};

/** Keeps the withdrawal form: the amount stays within the balance, a wallet's account is the player's own phone. */
export function useWithdrawalForm(
  methods: readonly PayMethod[],
  player: Player | undefined,
): WithdrawalFormView {
  const [fields, setFields] = useState(empty);
  const method = methods.find(({ id }) => id === fields.methodId) ?? methods[0];
  const bankCode = fields.bankCode === '' ? onlyBank(method) : fields.bankCode;
  const balance = player?.balance;
  const change = (part: Partial<WithdrawalFields>) => setFields((before) => ({ ...before, ...part }));

  return {
    fields: { ...fields, bankCode },
    method,
    typeAmount: (typed) =>
      balance !== undefined &&
      change({ amountText: nextWithdrawalAmount(fields.amountText, typed, balance) }),
    takeAll: () => balance !== undefined && change({ amountText: pesoText(truncateToCentavos(balance)) }),
    typeAccount: (typed) => change({ accountNumber: cleanAccountNumber(typed) }),
    typeName: (accountName) => change({ accountName }),
    chooseMethod: (methodId) => change({ methodId, bankCode: '', accountNumber: '' }),
    chooseBank: (chosen) =>
      change({
        bankCode: chosen,
        accountNumber: isMobileWallet(chosen) ? localMobile(player?.phone) : fields.accountNumber,
      }),
    takeSaved: (saved) =>
      change({
        methodId: methods.find(({ banks }) => banks.includes(saved.bankCode))?.id ?? method?.id,
        ...saved,
      }),
    reset: () => setFields(empty),
  };
}

/** The bank of a method that has just one. */
function onlyBank(method: PayMethod | undefined): string {
  const [first, second] = method?.banks ?? [];
  return first !== undefined && second === undefined ? first : '';
}

/** '639171234567' as wallets name it: '09171234567'. */
function localMobile(phone = ''): string {
  return phone.startsWith('63') ? `0${phone.slice(2)}` : '';
}
