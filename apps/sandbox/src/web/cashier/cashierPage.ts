import { formatPeso, type Locale } from '@kislap/domain';
import { html } from 'hono/html';
import { payDeadlineMs } from '../../rules/orders/orderTimes';
import { copyButton, type Markup, renderPage, seededMark } from '../pages/renderPage';
import { type CashierView, isPayable } from './cashierService';
import { cashierTexts } from './cashierTexts';
import { manilaTime, remainingText } from './cashierTimes';
import { paymentSteps } from './paymentSteps';

/** How often a page without script looks again whether a payment has arrived. */
const REFRESH_SECONDS = 2;

/** The cashier page of one order, in whatever state the order is. */
export function cashierPage(view: CashierView): Markup {
  const isOpen = isPayable(view.order, view.nowMs) && !view.isLeaving;
  return cashierFrame({
    locale: view.locale,
    hasSeededOutcomes: view.hasSeededOutcomes,
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

interface NoticeParts {
  readonly locale: Locale;
  readonly hasSeededOutcomes: boolean;
  readonly subject: 'unknown' | 'foreign';
}

/** A cashier page without an order: why there is none, and the way back. */
export function cashierNotice({ locale, hasSeededOutcomes, subject }: NoticeParts): Markup {
  const texts = cashierTexts[locale];
  return cashierFrame({
    locale,
    hasSeededOutcomes,
    body: html`<section class="card outcome">
      <img src="/sandbox/art/scenes/empty-search.svg" alt="" width="200" height="140" />
      <h2>${texts[`${subject}Title`]}</h2>
      <p>${texts[`${subject}Text`]}</p>
      <a class="button primary" href="/">${texts.goBack}</a>
    </section>`,
  });
}

interface FrameParts {
  readonly locale: Locale;
  readonly hasSeededOutcomes: boolean;
  readonly head?: Markup;
  readonly body: Markup;
}

/** The frame of every cashier page: the play-money mark that never scrolls away, the content, the age line. */
function cashierFrame({ locale, hasSeededOutcomes, head, body }: FrameParts): Markup {
  const texts = cashierTexts[locale];
  return renderPage({
    locale,
    title: `${texts.title} · ${texts.playMoney}`,
    styles: ['cashier'],
    script: 'cashier',
    ...(head && { head }),
    body: html`<body>
      <header class="bar">
        <h1>${texts.title}</h1>
        <p class="play-money">${texts.playMoney}</p>
      </header>
      ${hasSeededOutcomes && seededMark(locale)}
      <main class="column">${body}</main>
      <footer class="foot">
        <p>${texts.playMoneyNote}</p>
        <p><strong class="age">21+</strong> ${texts.adults}</p>
      </footer>
    </body>`,
  });
}

/** What became of the order: paid and on its way, arrived, closed, too late to pay, or left open. */
function orderOutcome(view: CashierView): Markup {
  const { locale, order } = view;
  const texts = cashierTexts[locale];
  const outcome = outcomeOf(view);
  return html`<section class="card outcome ${outcome}" role="status">
    ${outcome === 'credited' && html`<img src="/sandbox/art/scenes/success.svg" alt="" width="160" height="112" />`}
    ${outcome === 'crediting' && html`<span class="spinner" aria-hidden="true"></span>`}
    <h2>${texts[`${outcome}Title`]}</h2>
    ${outcome === 'credited' && html`<p class="amount">+${formatPeso(order.amount)}</p>`}
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

/** What the order is: amount first, then how long it can be paid, then its facts. */
function orderSummary({ locale, order, nowMs }: CashierView): Markup {
  const texts = cashierTexts[locale];
  const deadlineMs = payDeadlineMs(order);
  const isOpen = isPayable(order, nowMs);
  return html`<section class="card">
    <p class="label">${texts.amount}</p>
    <p class="amount">${formatPeso(order.amount)}</p>
    ${
      order.bonus > 0 &&
      html`<p class="bonus">${texts.bonus}: +${formatPeso(order.bonus)}, ${texts.bonusLocked}</p>`
    }
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
