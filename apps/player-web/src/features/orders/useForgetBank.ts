import { forgetSavedBank } from '@kislap/api';
import { maskAccount, payoutBank } from '@kislap/domain';
import type { SavedBank } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useMutation } from '../mutation/useMutation';
import { openOverlay } from '../../navigation/overlays/openOverlay';

type SavedAccount = Pick<SavedBank, 'bankCode' | 'accountNumber'>;

/**
 * Removes an account that was withdrawn to from what is offered, after asking.
 *
 * @param onForgotten the list is to be asked for again
 */
export function useForgetBank(onForgotten: () => void): (bank: SavedAccount) => Promise<void> {
  const text = useText();
  const { mutate: forget } = useMutation<SavedAccount, unknown>({
    send: (bank) => forgetSavedBank(bank),
    onDone: () => {
      toast({ kind: 'success', title: text('set.accountRemoved') });
      onForgotten();
    },
  });
  return async (bank) => {
    const account = `${payoutBank(bank.bankCode)?.name ?? bank.bankCode} ${maskAccount(bank.accountNumber)}`;
    const asked = await openOverlay('confirm', {
      title: text('set.removeAccountTitle'),
      detail: text('set.removeAccountWhy', { account }),
      yes: text('set.removeAccount'),
      no: text('common.cancel'),
    });
    if (asked.type !== 'answered') return;
    await forget(bank);
  };
}
