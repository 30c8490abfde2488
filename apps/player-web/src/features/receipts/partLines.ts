import { formatPeso } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import type { OrderPart } from '../../navigation/overlays/OverlayMap';

/** Each order of a payout in several, with its amount and its number. */
export function partLines(parts: readonly OrderPart[], text: TranslateText) {
  return parts.map(({ orderId, amount }, place) => ({
    term: text('receipt.orderOf', { n: place + 1, count: parts.length }),
    value: `${formatPeso(amount)} · ${orderId}`,
  }));
}
