import { payModeOfPayout, payoutBank } from '@kislap/domain';

/** The mode whose picture a bank shows; one without a picture of its own shows a bank. */
export function bankMark(bankCode: string): string {
  const bank = payoutBank(bankCode);
  return (bank && payModeOfPayout(bank.code)) ?? 'banktransfer';
}
