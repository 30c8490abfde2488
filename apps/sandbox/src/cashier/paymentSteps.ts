import { formatMoney, pesoText } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import type { CashierView } from './CashierView';
import { cashierTexts } from './cashierTexts';
import { copyButton } from '../pages/copyButton';
import { qrMarkup } from './qrMarkup';

/** Modes in which the player sends the money from a bank by hand. */
const transferModes: readonly string[] = ['banktransfer', 'gcashtransfer'];

/** How this order would be paid: scan, transfer by hand, or open an app. */
export function paymentSteps(view: CashierView): Markup {
  const { mode } = view.order;
  if (mode === 'qrph') return qrStep(view);
  return transferModes.includes(mode) ? transferStep(view) : appStep(view);
}

function qrStep({ locale, order }: CashierView): Markup {
  const texts = cashierTexts[locale];
  return html`<section class="card centred">
    <h2>${texts.qrTitle}</h2>
    ${qrMarkup(order.orderId, texts.qrAlt)}
    <p class="mono">${order.orderId}</p>
    <button type="button" class="button tonal" hidden data-save-qr="${order.orderId}">${texts.saveQr}</button>
    <p>${texts.qrOnThisPhone}</p>
  </section>`;
}

function transferStep({ locale, order }: CashierView): Markup {
  const texts = cashierTexts[locale];
  const lines = [
    [texts.transferBank, 'Sandbox Bank', false],
    [texts.transferName, 'PLAY MONEY SANDBOX', true],
    [texts.transferNumber, '0000 1234 5678', true],
    [texts.amount, formatMoney(order.amount), true],
    [texts.transferReference, order.orderId, true],
    [texts.transferPayer, order.accountName, false],
  ] as const;
  const copyText = (label: string, value: string) =>
    label === texts.amount ? pesoText(order.amount) : value;
  return html`<section class="card">
    <h2>${texts.transferTitle}</h2>
    <dl class="facts">
      ${lines
        .filter(([, value]) => value !== '')
        .map(
          ([label, value, isCopied]) =>
            html`<div class="${isCopied ? 'copyable' : ''}">
              <dt>${label}</dt>
              <dd><span>${value}</span> ${isCopied && copyButton(locale, copyText(label, value), label)}</dd>
            </div>`,
        )}
    </dl>
  </section>`;
}

function appStep({ locale, order }: CashierView): Markup {
  const texts = cashierTexts[locale];
  return html`<section class="card centred">
    <img class="mode" src="/sandbox/art/pay/${order.mode}.svg" alt="" width="56" height="56" />
    <details>
      <summary class="button tonal">${texts.openApp}</summary>
      <p>${texts.openAppNote}</p>
    </details>
  </section>`;
}
