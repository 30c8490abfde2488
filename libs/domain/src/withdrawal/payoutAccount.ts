import { fail, ok, type Result } from '../kernel';

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

type BankRow = readonly [
  code: string,
  name: string,
  digits: readonly [number, number] | 'mobile',
  ...aliases: string[],
];

/** Codes differ between operators: the operator's own text is the key, this is only what it is known by. */
const rows: readonly BankRow[] = [
  ['GCASH', 'GCash', 'mobile'],
  ['MAYA', 'Maya', 'mobile', 'PAYMAYA'],
  ['GRABPAY', 'GrabPay', 'mobile'],
  ['COINS', 'Coins.ph', 'mobile'],
  ['SHOPEEPAY', 'ShopeePay', 'mobile'],
  ['PALAWAN', 'PalawanPay', 'mobile'],
  ['BDO', 'BDO Unibank', [10, 12], 'UNIBANK'],
  ['BPI', 'Bank of the Philippine Islands', [10, 10], 'BPIF'],
  ['MBTC', 'Metrobank', [13, 13], 'MBT', 'MBANK', 'METROBANK'],
  ['LBP', 'Land Bank of the Philippines', [10, 10], 'LBPH', 'LBOB', 'LANDBANK'],
  ['PNB', 'Philippine National Bank', [12, 12]],
  ['UBP', 'UnionBank', [12, 12], 'UBPH', 'UNIONBANK'],
  ['SBC', 'Security Bank', [13, 13], 'SECB', 'SECURITY BANK'],
  ['CBC', 'China Bank', [10, 12], 'CHINABANK'],
  ['RCBC', 'RCBC', [10, 16], 'RCC'],
  ['EWB', 'EastWest Bank', [12, 12], 'EWBC'],
  ['DBP', 'Development Bank of the Philippines', [10, 12], 'DBPH'],
  ['AUB', 'Asia United Bank', [12, 12], 'AUBC'],
  ['PBCOM', 'Philippine Bank of Communications', [12, 12], 'PBC'],
  ['PSB', 'PSBank', [12, 12]],
  ['CBS', 'China Bank Savings', [10, 12]],
  ['BOC', 'Bank of Commerce', [12, 12]],
  ['CTBC', 'CTBC Bank Philippines', [12, 12]],
  ['MAYBANK', 'Maybank Philippines', [11, 12]],
  ['PVB', 'Philippine Veterans Bank', [10, 13]],
  ['GOTYME', 'GoTyme Bank', [12, 12]],
  ['MAYABANK', 'Maya Bank', [12, 12]],
  ['SEABANK', 'SeaBank', [11, 12]],
  ['CIMB', 'CIMB Bank Philippines', [14, 14]],
  ['TONIK', 'Tonik', [12, 12]],
  ['UNIONDIGITAL', 'UnionDigital', [12, 12]],
  ['UNO', 'UNO Digital', [10, 12]],
  ['OFBANK', 'Overseas Filipino Bank', [10, 12]],
  ['ALLBANK', 'AllBank', [10, 16], 'ABTB', 'AB'],
];

const byCode = new Map(
  rows.flatMap(([code, name, digits, ...aliases]) => {
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
