import { AnswerError } from '@kislap/api';
import { useIdentityCheck, useInvalidation, usePayOffer, useSavedBanks } from '@kislap/api/react';
import { formatPeso, isSameName, maskAccount, withdrawMethods } from '@kislap/domain';
import type { Money, PayMethod, SavedBank } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button } from '@kislap/ui';
import { toastError } from '../../features/errors/toastError';
import { useMutation } from '../../features/mutation/useMutation';
import { withdrawalPorts } from '../../features/orders/payments';
import { submitWithdrawal } from '../../features/orders/submitWithdrawal';
import { tellRefusedPayment } from '../../features/orders/tellRefusedPayment';
import { openOverlay } from '../../navigation/overlays/openOverlay';

/** Where all own money can go in one press: an account of before, in the name that was verified, over a way that is open. */
interface Target extends SavedBank {
  readonly method: PayMethod;
}

interface SendNowProps {
  readonly userId: number;
  readonly own: Money;
}

/** Sends all own money out in one press; nothing where no verified account is known. */
export function SendNow({ userId, own }: SendNowProps) {
  const text = useText();
  const target = useTarget(userId);
  const { invalidateAfter } = useInvalidation(userId);
  const { isPending, mutate } = useMutation<Target, void>({
    send: async ({ method, ...account }) => {
      const order = { ...account, userId, methodName: method.name, amount: own };
      const context = {
        isSignedIn: true,
        phone: '',
        mustBindPhone: false,
        balance: own,
        minimum: undefined,
        maximum: undefined,
      };
      const result = await submitWithdrawal(order, context, withdrawalPorts());
      if (result.type === 'accepted') {
        const { usualPayoutSeconds } = method;
        void openOverlay('withdrawal-made', { order, accepted: result.accepted, usualPayoutSeconds });
        await invalidateAfter('withdrawalAccepted');
      } else if (result.type === 'failed') {
        if (result.error instanceof AnswerError) await tellRefusedPayment(result.error, text);
        else toastError(result.error, text);
      } else void openOverlay('withdrawal', {});
    },
    onFailed: (error) => {
      throw error;
    },
  });
  if (target === undefined) return null;
  const words = {
    x: formatPeso(own),
    bank: target.bankCode,
    account: maskAccount(target.accountNumber),
  };
  return (
    <Button isBlock isLoading={isPending} onClick={() => void mutate(target)}>
      {text('away.sendNow', words)}
    </Button>
  );
}

function useTarget(userId: number): Target | undefined {
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
