import { formatMoney } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import { manilaTime } from '../pages/manilaTime';
import type { CashierView } from './CashierView';
import { cashierTexts } from './cashierTexts';
import { copyButton } from '../pages/copyButton';
import { isPayable } from './isPayable';
import { payDeadlineMs } from './payDeadlineMs';
import { remainingText } from './remainingText';

/** What the order is: amount first, then how long it can be paid, then its facts. */
export function orderSummary({ locale, order, nowMs }: CashierView): Markup {
  const texts = cashierTexts[locale];
  const deadlineMs = payDeadlineMs(order);
  const isOpen = isPayable(order, nowMs);
  return html`<section class="card">
    <p class="label">${texts.amount}</p>
    <p class="amount">₱${formatMoney(order.amount)}</p>
    ${order.bonus > 0 && html`<p class="bonus">${texts.bonus}: +₱${formatMoney(order.bonus)}</p>`}
    ${
      isOpen &&
      html`<p class="clock">
        <span>${texts.payWithin}</span>
        <time role="timer" data-countdown="${deadlineMs - nowMs}">${remainingText(deadlineMs - nowMs)}</time>
      </p>`
    }
    <dl class="facts">
      <div class="copyable">
        <dt>${texts.order}</dt>
        <dd><span>${order.orderId}</span> ${copyButton(locale, order.orderId, texts.order)}</dd>
      </div>
      <div>
        <dt>${texts.channel}</dt>
        <dd>${order.channelName}</dd>
      </div>
      ${
        order.bankCode &&
        html`<div>
          <dt>${texts.bank}</dt>
          <dd>${order.bankCode}</dd>
        </div>`
      }
      ${
        isOpen &&
        html`<div>
          <dt>${texts.payBefore}</dt>
          <dd>${manilaTime(deadlineMs)}</dd>
        </div>`
      }
    </dl>
  </section>`;
}
