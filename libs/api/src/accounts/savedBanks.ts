import type { SavedBank } from '@kislap/domain';
import { delUserBankCall, getUserBankCall } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';

/**
 * The cache key of the accounts the player has withdrawn to.
 *
 * @example
 * savedBanksKey(7); // => ['getUserBank', 7]
 */
export function savedBanksKey(userId: number): ReadKey {
  return ['getUserBank', userId];
}

/**
 * Asks for the accounts withdrawn to before. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getSavedBanks())[0]?.accountNumber; // => '09170000002'
 */
export async function getSavedBanks(options?: CallOptions): Promise<readonly SavedBank[]> {
  const banks = await callMain(getUserBankCall, {}, options);
  return banks.map((bank) => ({
    bankCode: bank.bank_code,
    accountNumber: bank.account_no,
    accountName: bank.account_name,
  }));
}

/**
 * Forgets an account that was withdrawn to, so that it is no longer offered.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await forgetSavedBank({ bankCode: 'GCASH', accountNumber: '09170000002' }); // => undefined
 */
export async function forgetSavedBank(
  bank: Pick<SavedBank, 'bankCode' | 'accountNumber'>,
  options?: CallOptions,
): Promise<void> {
  await callMain(delUserBankCall, { bank_code: bank.bankCode, account_no: bank.accountNumber }, options);
}
