import { formatManila, formatPeso, zeroMoney } from '@kislap/domain';
import type { PaymentOrder } from '@kislap/domain';
import type { MessageId, TranslateText } from '@kislap/i18n';
import { orderStepLines } from '../../features/orders/OrderSteps';
import { usualTimeFacts } from '../../features/orders/payoutFacts';
import { partLines } from '../../features/receipts/partLines';
import type { ReceiptOptions } from '../../navigation/overlays/OverlayMap';

/** A fact of a receipt, in the player's language. */
export interface ReceiptLine {
  readonly term: string;
  readonly value: string;
}

const titles = {
  deposit: 'dep.title',
  withdrawal: 'wdw.title',
  gift: 'receipt.gift',
} as const satisfies Record<ReceiptOptions['kind'], MessageId>;

const places = { deposit: 'dep.method', withdrawal: 'wdw.to', gift: 'receipt.for' } as const satisfies Record<
  ReceiptOptions['kind'],
  MessageId
>;

/** What kind of movement it is. */
export const receiptTitle = ({ kind }: ReceiptOptions, text: TranslateText): string => text(titles[kind]);

/** How it stands, in the words of the records. */
export function receiptState({ kind, status }: ReceiptOptions, text: TranslateText): string {
  return text(status === 'complete' && kind === 'deposit' ? 'st.success' : `st.${status}`);
}

/** Which moment it is that stands there: a deposit is asked for at one, and in the balance at another. */
function timeTerm({ kind, isCredited = false }: ReceiptOptions): MessageId {
  if (kind === 'gift') return 'dep.missingTime';
  return isCredited ? 'receipt.credited' : 'receipt.requested';
}

/**
 * The facts below the amount. What is not known has no line.
 *
 * @param events the steps of its order, which stand in the place of its one time
 */
export function receiptLines(
  receipt: ReceiptOptions,
  text: TranslateText,
  events?: PaymentOrder['events'],
): readonly ReceiptLine[] {
  const { kind, place = '', account = '', bonus = zeroMoney, at, orderId = '', usualPayoutSeconds } = receipt;
  const asOf =
    receipt.status === 'pending' && receipt.readAt !== undefined ? formatManila(receipt.readAt) : '';
  const steps = orderStepLines(events, text);
  const time = { term: text(timeTerm(receipt)), value: formatManila(at) };
  return [
    { term: text('receipt.kind'), value: receiptTitle(receipt, text) },
    { term: text(places[kind]), value: place },
    { term: text('wdw.to'), value: kind === 'gift' ? text('user.balance') : '' },
    { term: text('wdw.account'), value: account },
    {
      term: text('dep.bonusLabel'),
      value: bonus > zeroMoney ? text('receipt.bonusCame', { bonus: formatPeso(bonus) }) : '',
    },
    ...(steps.length > 0 ? steps : [time]),
    { term: text('receipt.asOf'), value: asOf },
    ...(receipt.status === 'pending'
      ? usualTimeFacts({ amount: receipt.amount, usualPayoutSeconds }, text)
      : []),
    ...(receipt.parts === undefined
      ? [{ term: text('dep.missingOrder'), value: orderId }]
      : partLines(receipt.parts, text)),
  ].filter(({ value }) => value !== '');
}

/**
 * The receipt in words, for where no picture can be sent.
 *
 * @param brand who gives the receipt
 */
export function receiptWords(
  receipt: ReceiptOptions,
  brand: string,
  text: TranslateText,
  events?: PaymentOrder['events'],
): string {
  const title = `${brand} · ${receiptTitle(receipt, text)}`;
  const facts = receiptLines(receipt, text, events).slice(1);
  const amount = `${formatPeso(receipt.amount)} (${receiptState(receipt, text)})`;
  return [title, amount, ...facts.map(({ term, value }) => `${term}: ${value}`)].join('\n');
}
