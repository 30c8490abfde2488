import type { Locale } from '@kislap/domain';
import { formatMoney } from '@kislap/domain';
import { html } from 'hono/html';
import { manilaDateTime } from '../pages/manilaDateTime';
import type { Markup } from '../pages/renderPage';
import type { RecentDeposit, RecentWithdrawal } from '../services/ConsoleService';
import { consoleTexts } from './consoleTexts';

/** How many rows a list shows at first. */
const OPEN_ROWS = 5;

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
    note: `${texts.player} ${deposit.userId} · ${deposit.mode} · ${manilaDateTime(deposit.createdAtMs)}`,
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
    note: `${texts.player} ${withdrawal.userId} · ${manilaDateTime(withdrawal.createdAtMs)}`,
    amount: `−₱${formatMoney(withdrawal.amount)}`,
    state: withdrawal.state,
  }));
  return movementsSection(locale, texts.withdrawals, movements);
}

/** The newest few are open; the rest waits behind one press. */
function movementsSection(locale: Locale, title: string, movements: readonly Movement[]): Markup {
  const texts = consoleTexts[locale];
  const newest = movements.slice(0, OPEN_ROWS);
  const older = movements.slice(OPEN_ROWS);
  return html`<section class="card">
    <h2>${title}</h2>
    ${movements.length === 0 && html`<p class="quiet">${texts.none}</p>`} ${rows(locale, newest)}
    ${
      older.length > 0 &&
      html`<details>
        <summary class="button small tonal">${texts.older}</summary>
        ${rows(locale, older)}
      </details>`
    }
  </section>`;
}

function rows(locale: Locale, movements: readonly Movement[]): Markup {
  return html`<ul class="rows">
    ${movements.map(
      ({ title, note, amount, state }) =>
        html`<li>
          <div class="what">
            <p class="strong">${title}</p>
            <p class="quiet">${note}</p>
          </div>
          <div class="figure">
            <p class="strong">${amount}</p>
            <p class="state ${state}">${consoleTexts[locale][state]}</p>
          </div>
        </li>`,
    )}
  </ul>`;
}
