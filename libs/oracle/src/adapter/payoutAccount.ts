import { checkPayoutAccount, payoutBank } from '@kislap/domain';
import type { Bank } from '../payoutAccount';

export function bankByDomain(code: string): Bank | 'none' {
  const bank = payoutBank(code);
  if (bank === undefined) return 'none';
  const { code: own, name, isMobileWallet, digits } = bank;
  // A bank without digits would be one whose accounts may be of any length: the table has none.
  return { code: own, name, account: isMobileWallet ? 'mobile' : (digits ?? [0, Infinity]) };
}

export function accountByDomain(code: string, account: string): string {
  const checked = checkPayoutAccount(code, account);
  return checked.ok ? checked.value : checked.reason;
}
