import { fail, ok, type Result } from '../kernel';
import { bankRows } from './bankRows';

/**
 * An account that the player has withdrawn to before.
 *
 * @example
 * const account: SavedBank = { bankCode: 'gcash', accountNumber: '09171234567', accountName: 'Juan dela Cruz' };
 * maskAccount(account.accountNumber); // => '0917 ••• 4567'
 */
export interface SavedBank {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

/**
 * A wallet or bank that money is paid out to. `digits`: how long its account numbers usually are; a wallet's account is
 * a mobile number instead.
 *
 * @example
 * const bank: PayoutBank | undefined = payoutBank('BPIF');
 * bank?.name; // => 'Bank of the Philippine Islands'
 */
export interface PayoutBank {
  readonly code: string;
  readonly name: string;
  readonly isMobileWallet: boolean;
  /** The shortest and the longest; missing for a wallet. */
  readonly digits?: readonly [least: number, most: number];
}

const byCode = new Map(
  bankRows.flatMap(([code, name, digits, ...aliases]) => {
    const bank: PayoutBank = {
      code,
      name,
      isMobileWallet: digits === 'mobile',
      ...(digits !== 'mobile' && { digits }),
    };
    return [code, ...aliases].map((known) => [known, bank] as const);
  }),
);

/**
 * What is known of a wallet or bank by an operator's code for it, in any case.
 *
 * @see docs/rules.md#payout-accounts
 * @returns undefined for one that is not known: show the code itself
 * @example
 * payoutBank('gcash')?.isMobileWallet; // => true
 * payoutBank('BDO')?.digits; // => [10, 12]
 * payoutBank('Some Bank'); // => undefined
 */
export function payoutBank(code: string): PayoutBank | undefined {
  return byCode.get(code.toUpperCase());
}

const mobileNumber = /^09\d{9}$/;

/**
 * Whether money can be paid out to an account number. A wallet's is a mobile number, 09 and nine more digits. The usual
 * length of a bank's is only a hint: another one is worth a look and never refused.
 *
 * @see docs/rules.md#payout-accounts
 * @example
 * checkPayoutAccount('GCASH', '09171234567'); // => ok('usual')
 * checkPayoutAccount('GCASH', '1'); // => fail('notAMobileNumber')
 * checkPayoutAccount('BPI', '12345'); // => ok('unusualLength')
 * checkPayoutAccount('Some Bank', '12345'); // => ok('usual')
 */
export function checkPayoutAccount(
  bankCode: string,
  accountNumber: string,
): Result<'usual' | 'unusualLength', 'notAMobileNumber'> {
  const bank = payoutBank(bankCode);
  if (bank?.isMobileWallet === true) {
    return mobileNumber.test(accountNumber) ? ok('usual') : fail('notAMobileNumber');
  }
  if (bank?.digits === undefined) return ok('usual');
  const [least, most] = bank.digits;
  const isUsual = accountNumber.length >= least && accountNumber.length <= most;
  return ok(isUsual ? 'usual' : 'unusualLength');
}

/**
 * Whether a text can be the name on an account: two letters at least, and nothing that does not print.
 *
 * @see docs/rules.md#payout-accounts
 * @example
 * isAccountName('Ma. Teresa Cruz'); // => true
 * isAccountName('123'); // => false
 */
export function isAccountName(name: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Co}]/u.test(name) && (name.match(/\p{L}/gu) ?? []).length >= 2;
}
