import { pesoText } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useEffect } from 'react';
import { deposits } from './deposits';

/** Tells the player about deposits that arrive, wherever in the app they are. */
export function DepositAnnouncer() {
  const text = useText();
  useEffect(
    () =>
      deposits.subscribe((news) => {
        if (news.type === 'late') return toast({ kind: 'notice', title: text('dep.late') });
        return toast({
          kind: 'success',
          title: text('dep.arrived', { amount: pesoText(news.deposit.amount) }),
        });
      }),
    [text],
  );
  return null;
}
