import type { Claim } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import type { ToastMessage } from '@kislap/ui';
import { operatorNow } from '../../device/clock/operatorNow';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { ReceiptOptions } from '../../navigation/overlays/OverlayMap';

/**
 * The receipt of a gift that has just come into the balance.
 *
 * @param place what it was for
 */
export function giftReceipt(
  { amount, orderId }: Pick<Claim, 'amount' | 'orderId'>,
  place: string,
): ReceiptOptions {
  return { kind: 'gift', amount, status: 'complete', at: operatorNow(), place, orderId };
}

/** Leads from the word that a gift has come to its receipt. */
export function receiptAction(
  receipt: ReceiptOptions,
  text: TranslateText,
): NonNullable<ToastMessage['action']> {
  return { label: text('receipt.title'), onPress: () => void openOverlay('receipt', receipt) };
}
