import { formatMoney, payModeOf, pesoText } from '@kislap/domain';
import { html } from 'hono/html';
import { encode } from 'uqr';
import { copyButton, type Markup } from '../pages/renderPage';
import type { CashierView } from './cashierService';
import { cashierTexts } from './cashierTexts';

const steps = { app: appStep, scan: qrStep, transfer: transferStep };

/** How this order would be paid: scan, transfer by hand, or open an app. */
export function paymentSteps(view: CashierView): Markup {
  return steps[payModeOf(view.order.mode).payment](view);
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
    <img
      class="mode"
      src="/sandbox/art/pay/${payModeOf(order.mode).mark}.svg"
      alt=""
      width="56"
      height="56"
    />
    <details>
      <summary class="button tonal">${texts.openApp}</summary>
      <p>${texts.openAppNote}</p>
    </details>
  </section>`;
}

/** Light modules that must surround a QR code for cameras to find it. */
const QUIET_ZONE = 4;

/** A QR code as a drawing, dark on white in any theme. */
function qrMarkup(content: string, label: string): Markup {
  const { data, size } = encode(content, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${path}" fill="#150d18" />
  </svg>`;
}
