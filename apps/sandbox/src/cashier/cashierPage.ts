import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import { cashierFrame } from './cashierFrame';
import { cashierTexts } from './cashierTexts';
import type { CashierView } from './CashierView';
import { isPayable } from './isPayable';
import { orderOutcome } from './orderOutcome';
import { orderSummary } from './orderSummary';
import { paymentSteps } from './paymentSteps';

/** How often a page without script looks again whether a payment has arrived. */
const REFRESH_SECONDS = 2;

/** The cashier page of one order, in whatever state the order is. */
export function cashierPage(view: CashierView): Markup {
  const isOpen = isPayable(view.order, view.nowMs) && !view.isLeaving;
  return cashierFrame({
    locale: view.locale,
    ...(view.order.state === 'crediting' && { head: refreshWithoutScript() }),
    body: html`<div data-order-state="${view.order.state}">
      ${isOpen ? html`${orderSummary(view)} ${paymentSteps(view)} ${choices(view)}` : html`${orderOutcome(view)} ${orderSummary(view)}`}
    </div>`,
  });
}

function refreshWithoutScript(): Markup {
  return html`<noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}" /></noscript>`;
}

/** Plain form buttons: they work without script, and a second tap finds the order already moved on. */
function choices({ locale }: CashierView): Markup {
  const texts = cashierTexts[locale];
  return html`<form method="post" class="card choices">
    <h2>${texts.choose}</h2>
    <button class="button primary" name="action" value="pay">${texts.pay}</button>
    <button class="button tonal" name="action" value="leave">${texts.leave}</button>
    <button class="button danger" name="action" value="fail">${texts.fail}</button>
  </form>`;
}
