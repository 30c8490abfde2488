import { formatMoney } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import { manilaTime } from '../pages/manilaTime';
import type { CashierView } from './CashierView';
import { cashierTexts } from './cashierTexts';
import { isPayable } from './isPayable';
import { payDeadlineMs } from './payDeadlineMs';

/** What became of the order: paid and on its way, arrived, closed, too late to pay, or left open. */
export function orderOutcome(view: CashierView): Markup {
  const { locale, order } = view;
  const texts = cashierTexts[locale];
  const outcome = outcomeOf(view);
  return html`<section class="card outcome ${outcome}" role="status">
    ${outcome === 'credited' && html`<img src="/sandbox/art/scenes/success.svg" alt="" width="160" height="112" />`}
    ${outcome === 'crediting' && html`<span class="spinner" aria-hidden="true"></span>`}
    <h2>${texts[`${outcome}Title`]}</h2>
    ${outcome === 'credited' && html`<p class="amount">+₱${formatMoney(order.amount)}</p>`}
    <p>${texts[`${outcome}Text`]}</p>
    ${outcome === 'left' && html`<p class="amount small">${manilaTime(payDeadlineMs(order))}</p>`}
    ${outcome === 'left' && html`<a class="button primary" href="?">${texts.resume}</a>`}
    <a class="button ${outcome === 'left' ? 'tonal' : 'primary'}" href="/">${texts.goBack}</a>
  </section>`;
}

function outcomeOf({ order, nowMs }: CashierView) {
  if (order.state !== 'pending') return order.state;
  return isPayable(order, nowMs) ? 'left' : 'lapsed';
}
