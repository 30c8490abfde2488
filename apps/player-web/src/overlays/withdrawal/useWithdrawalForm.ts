import {
  cleanAccountNumber,
  nextWithdrawalAmount,
  payoutBank,
  pesoText,
  truncateToCentavos,
  typedMoney,
} from '@kislap/domain';
import type { PayMethod, Player, SavedBank, WithdrawalForm } from '@kislap/domain';
import { useState } from 'react';

/** The withdrawal form as filled in, and every way to fill it. */
export interface WithdrawalFormView {
  readonly fields: WithdrawalFields;
  /** More than the balance was typed, and the amount was cut to it. */
  readonly isCut: boolean;
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

/** What the player has filled in; what is undefined stands at its default. */
interface Filled {
  readonly amountText: string;
  readonly isCut: boolean;
  readonly accountName: string;
  readonly methodId?: number | undefined;
  readonly bankCode?: string | undefined;
  readonly accountNumber?: string | undefined;
}

const nothing: Filled = { amountText: '', isCut: false, accountName: '' };

/**
 * Keeps the withdrawal form: the amount stays within the balance, and a wallet's account is the player's own phone
 * until another is typed.
 */
export function useWithdrawalForm(
  methods: readonly PayMethod[],
  player: Player | undefined,
): WithdrawalFormView {
  const [filled, setFilled] = useState(nothing);
  const method = methods.find(({ id }) => id === filled.methodId) ?? methods[0];
  const fields = withDefaults(filled, method, player);
  const balance = player?.balance;
  const change = (part: Partial<Filled>) => setFilled((before) => ({ ...before, ...part }));

  return {
    fields,
    isCut: filled.isCut,
    method,
    typeAmount: (typed) => {
      if (balance === undefined) return;
      const amountText = nextWithdrawalAmount(fields.amountText, typed, balance);
      change({ amountText, isCut: isMore(typed, amountText) });
    },
    takeAll: () => {
      if (balance === undefined) return;
      const { withdrawMax = balance } = method ?? {};
      const most = balance < withdrawMax ? balance : withdrawMax;
      change({ amountText: pesoText(truncateToCentavos(most)), isCut: false });
    },
    typeAccount: (typed) => {
      const isWallet = payoutBank(fields.bankCode)?.isMobileWallet === true;
      change({ accountNumber: isWallet ? walletNumber(typed) : cleanAccountNumber(typed) });
    },
    typeName: (accountName) => change({ accountName }),
    chooseMethod: (methodId) => change({ methodId, bankCode: undefined, accountNumber: undefined }),
    chooseBank: (bankCode) => change({ bankCode, accountNumber: undefined }),
    takeSaved: ({ bankCode, accountNumber, accountName }) => {
      const methodId = methods.find((offered) => bankCodesOf(offered).includes(bankCode))?.id ?? method?.id;
      change({ methodId, bankCode, accountNumber, accountName });
    },
    reset: () => setFilled(nothing),
  };
}

/** Whether what was typed is an amount that is more than the one that was taken of it. */
function isMore(typed: string, taken: string): boolean {
  const [wanted, got] = [typedMoney(typed), typedMoney(taken)];
  return wanted !== undefined && got !== undefined && wanted > got;
}

function withDefaults(filled: Filled, method: PayMethod | undefined, player: Player | undefined) {
  const [firstBank = '', secondBank] = method === undefined ? [] : bankCodesOf(method);
  const bankCode = filled.bankCode ?? (secondBank === undefined ? firstBank : '');
  const ownAccount = payoutBank(bankCode)?.isMobileWallet === true ? localMobile(player?.phone) : '';
  const { amountText, accountName } = filled;
  return { amountText, accountName, bankCode, accountNumber: filled.accountNumber ?? ownAccount };
}

/** The banks of a method; a wallet without a list is its own bank. */
function bankCodesOf({ banks, name }: PayMethod): readonly string[] {
  return banks.length > 0 ? banks : [name.toUpperCase()];
}

/** A wallet's account as it is written inland, however the number was pasted: '+63 917 …' is '0917…'. */
function walletNumber(typed: string): string {
  const digits = cleanAccountNumber(typed);
  return /^(00)?639\d{9}$/.test(digits) ? `0${digits.slice(-10)}` : digits;
}

/** '639171234567' as wallets name it: '09171234567'. */
function localMobile(phone = ''): string {
  return phone.startsWith('63') ? `0${phone.slice(2)}` : '';
}

/** The withdrawal form with the bank it goes to; '' while none is chosen. */
export interface WithdrawalFields extends WithdrawalForm {
  readonly bankCode: string;
}
