import type { Locale } from '@kislap/domain';
import { formatMoney } from '@kislap/domain';
import { html } from 'hono/html';
import { manilaTime } from '../pages/manilaTime';
import type { Markup } from '../pages/renderPage';
import type { RecentDeposit, RecentWithdrawal } from '../services/ConsoleService';
import { consoleTexts } from './consoleTexts';

type MovementState = RecentDeposit['state'] | RecentWithdrawal['state'];

interface Movement {
  readonly title: Markup | string;
  readonly note: string;
  readonly amount: string;
  readonly state: MovementState;
}

/** The latest deposit orders, each with the way to its cashier page. */
export function depositsSection(locale: Locale, deposits: readonly RecentDeposit[]): Markup {
  const texts = consoleTexts[locale];
  const movements = deposits.map((deposit) => ({
    title: html`<a href="/sandbox/cashier/${deposit.orderId}">${deposit.orderId}</a>`,
    note: `${texts.player} ${deposit.userId} · ${deposit.mode} · ${manilaTime(deposit.createdAtMs)}`,
    amount: `+₱${formatMoney(deposit.amount)}`,
    state: deposit.state,
  }));
  return movementsSection(locale, texts.deposits, movements);
}

/** The latest withdrawals. */
export function withdrawalsSection(locale: Locale, withdrawals: readonly RecentWithdrawal[]): Markup {
  const texts = consoleTexts[locale];
  const movements = withdrawals.map((withdrawal) => ({
    title: `${withdrawal.bankCode} ${withdrawal.accountNo}`,
    note: `${texts.player} ${withdrawal.userId} · ${manilaTime(withdrawal.createdAtMs)}`,
    amount: `−₱${formatMoney(withdrawal.amount)}`,
    state: withdrawal.state,
  }));
  return movementsSection(locale, texts.withdrawals, movements);
}

function movementsSection(locale: Locale, title: string, movements: readonly Movement[]): Markup {
  const texts = consoleTexts[locale];
  return html`<section class="card">
    <h2>${title}</h2>
    ${movements.length === 0 && html`<p class="quiet">${texts.none}</p>`}
    <ul class="rows">
      ${movements.map(
        ({ title: name, note, amount, state }) =>
          html`<li>
            <div class="what">
              <p class="strong">${name}</p>
              <p class="quiet">${note}</p>
            </div>
            <div class="figure">
              <p class="strong">${amount}</p>
              <p class="state ${state}">${texts[state]}</p>
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
}
