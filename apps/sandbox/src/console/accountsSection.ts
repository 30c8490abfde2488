import type { Locale } from '@kislap/domain';
import { formatMoney } from '@kislap/domain';
import { html } from 'hono/html';
import { copyButton } from '../pages/copyButton';
import type { Markup } from '../pages/renderPage';
import type { SeedAccount } from '../services/ConsoleService';
import { consoleTexts } from './consoleTexts';

/** The accounts that exist from the start, each with what it is good for. */
export function accountsSection(locale: Locale, accounts: readonly SeedAccount[]): Markup {
  const texts = consoleTexts[locale];
  return html`<section class="card">
    <h2>${texts.accounts}</h2>
    <p class="quiet">${texts.accountsNote}</p>
    <ul class="rows">
      ${accounts.map(
        (account) =>
          html`<li>
            <div class="what">
              <p class="strong">${account.login}</p>
              <p class="quiet">${account.description}</p>
              <p class="quiet">
                ₱${formatMoney(account.balance)}${account.password && ` · ${texts.password}: ${account.password}`}
              </p>
            </div>
            ${copyButton(locale, account.login, texts.login)}
          </li>`,
      )}
    </ul>
  </section>`;
}
