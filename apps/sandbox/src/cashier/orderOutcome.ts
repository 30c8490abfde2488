import { formatMoney } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import { manilaTime } from '../pages/manilaTime';
import type { CashierView } from './CashierView';
import { cashierTexts } from './cashierTexts';

/** What became of the order: paid and on its way, arrived, closed, or left open. */
export function orderOutcome({ locale, order }: CashierView): Markup {
  const texts = cashierTexts[locale];
  const outcome = order.state === 'pending' ? 'left' : order.state;
  return html`<section class="card outcome ${outcome}" role="status">
    ${outcome === 'credited' && html`<img src="/sandbox/art/scenes/success.svg" alt="" width="160" height="112" />`}
    ${outcome === 'crediting' && html`<span class="spinner" aria-hidden="true"></span>`}
    <h2>${texts[`${outcome}Title`]}</h2>
    ${outcome === 'credited' && html`<p class="amount">+₱${formatMoney(order.amount)}</p>`}
    <p>${texts[`${outcome}Text`]}</p>
    ${outcome === 'left' && html`<p class="amount small">${manilaTime(order.expiresAtMs)}</p>`}
    ${outcome === 'left' && html`<a class="button primary" href="?">${texts.resume}</a>`}
    <a class="button ${outcome === 'left' ? 'tonal' : 'primary'}" href="/">${texts.goBack}</a>
  </section>`;
}
