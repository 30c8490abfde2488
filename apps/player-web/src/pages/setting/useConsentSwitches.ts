import { saveConsents, useConsents } from '@kislap/api';
import type { Consents } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { toastError } from '../../errors/toastError';

/** What the player agrees to, and how to change it: the switch moves at once, and back when it was not saved. */
export function useConsentSwitches(userId: number) {
  const text = useText();
  const { data: consents, error, mutate } = useConsents(userId);
  const agree = async (changed: Partial<Consents>): Promise<void> => {
    if (consents === undefined) return;
    const wish = { ...consents, ...changed };
    const save = async (): Promise<Consents> => {
      await saveConsents(wish);
      return wish;
    };
    try {
      await mutate(save, { optimisticData: wish, rollbackOnError: true, revalidate: false });
      toast({ kind: 'success', title: text('consent.saved') });
    } catch (problem) {
      toastError(problem, text);
    }
  };
  return { consents, hasFailed: error !== undefined, askAgain: () => void mutate(), agree };
}
