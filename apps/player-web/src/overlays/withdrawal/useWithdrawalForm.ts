import { cleanAccountNumber, nextWithdrawalAmount, pesoText, truncateToCentavos } from '@kislap/domain';
import type { PayMethod, Player, SavedBank } from '@kislap/domain';
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

/** What the player has filled in; what is undefined stands at its default. */
interface Filled {
  readonly amountText: string;
  readonly accountName: string;
  readonly methodId?: number | undefined;
  readonly bankCode?: string | undefined;
  readonly accountNumber?: string | undefined;
}

const nothing: Filled = { amountText: '', accountName: '' };

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
    method,
    typeAmount: (typed) =>
      balance !== undefined &&
      change({ amountText: nextWithdrawalAmount(fields.amountText, typed, balance) }),
    takeAll: () => balance !== undefined && change({ amountText: pesoText(truncateToCentavos(balance)) }),
    typeAccount: (typed) => change({ accountNumber: cleanAccountNumber(typed) }),
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

function withDefaults(filled: Filled, method: PayMethod | undefined, player: Player | undefined) {
  const [firstBank = '', secondBank] = method === undefined ? [] : bankCodesOf(method);
  const bankCode = filled.bankCode ?? (secondBank === undefined ? firstBank : '');
  const ownAccount = isMobileWallet(bankCode) ? localMobile(player?.phone) : '';
  return { ...filled, bankCode, accountNumber: filled.accountNumber ?? ownAccount };
}

/** The banks of a method; a wallet without a list is its own bank. */
function bankCodesOf({ banks, name }: PayMethod): readonly string[] {
  return banks.length > 0 ? banks : [name.toUpperCase()];
}

/** '639171234567' as wallets name it: '09171234567'. */
function localMobile(phone = ''): string {
  return phone.startsWith('63') ? `0${phone.slice(2)}` : '';
}
