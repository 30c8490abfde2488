import type { Locale } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import type { InvariantLine } from '../services/ConsoleService';
import { consoleTexts } from './consoleTexts';

/** Whether the ledger's invariants hold right now, and each of them by name. */
export function ledgerSection(locale: Locale, invariants: readonly InvariantLine[]): Markup {
  const texts = consoleTexts[locale];
  const isSound = invariants.every(({ violations }) => violations === 0);
  return html`<section class="card">
    <h2>${texts.ledger}</h2>
    <p class="state ${isSound ? 'credited' : 'failed'}">${isSound ? texts.ledgerGood : texts.ledgerBad}</p>
    <ul class="rows">
      ${invariants.map(
        ({ description, violations }) =>
          html`<li>
            <p class="what">${description}</p>
            <p class="figure strong">
              <span aria-hidden="true">${violations}</span
              ><span class="unseen">${violations} ${texts.violations}</span>
            </p>
          </li>`,
      )}
    </ul>
  </section>`;
}
