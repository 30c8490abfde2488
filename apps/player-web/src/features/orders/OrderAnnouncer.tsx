import { formatMoney, formatPeso } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useEffect } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { ReceiptOptions } from '../../navigation/overlays/OverlayMap';
import { orderWatch } from './orders';
import type { OrderNews } from './OrderWatchPorts';

/** Tells the player what has become of deposits and withdrawals, wherever in the app they are. */
export function OrderAnnouncer() {
  const text = useText();
  useEffect(() => orderWatch.announceTo((news) => announce(news, text)), [text]);
  return null;
}

function announce(news: OrderNews, text: TranslateText): void {
  switch (news.type) {
    case 'credited': {
      const amount = formatMoney(news.deposit.amount);
      const see = () => void openOverlay('receipt', receiptOf(news));
      return void toast({
        kind: 'success',
        title: text('dep.arrived', { amount }),
        action: { label: text('receipt.title'), onPress: see },
      });
    }
    case 'late':
      return void toast({
        kind: 'notice',
        title: text('dep.late', { amount: formatPeso(news.order.amount) }),
        action: { label: text('dep.record'), onPress: () => void openOverlay('fund-record', { tab: 0 }) },
      });
    case 'found': {
      const title = news.found.kind === 'deposit' ? 'dep.found' : 'wdw.found';
      return void toast({
        kind: 'notice',
        title: text(title, { amount: formatPeso(news.found.amount) }),
      });
    }
    case 'over': {
      // Why it was closed, in the operator's words: by a limit, say, and not by the wallet.
      if (news.found.note) return void toast({ kind: 'notice', title: news.found.note });
      const title = news.found.step === 'expired' ? 'dep.overExpired' : 'dep.overRefused';
      return void toast({
        kind: 'error',
        title: text(title, { amount: formatPeso(news.order.amount) }),
      });
    }
  }
}

/** The receipt of a deposit that has just come. */
function receiptOf({ deposit, order }: Extract<OrderNews, { type: 'credited' }>): ReceiptOptions {
  return {
    kind: 'deposit',
    amount: deposit.amount,
    status: 'complete',
    at: operatorNow(),
    isCredited: true,
    orderId: deposit.orderId ?? order?.orderId,
    place: order?.channelName,
    bonus: order?.bonus,
  };
}
