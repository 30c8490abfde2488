import type { Locale } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import { renderPage } from '../pages/renderPage';
import { accountsSection } from './accountsSection';
import type { ConsoleSnapshot } from './ConsoleSnapshot';
import { consoleTexts } from './consoleTexts';
import { ledgerSection } from './ledgerSection';
import { depositsSection, withdrawalsSection } from './movementsSections';
import { pulseOf } from './pulseOf';
import { smsSection } from './smsSection';

/** The sandbox's own page: what one needs to try the app, and what the operator sees. */
export function consolePage(locale: Locale, snapshot: ConsoleSnapshot): Markup {
  const texts = consoleTexts[locale];
  return renderPage({
    locale,
    title: `${texts.title} · ${texts.playMoney}`,
    styles: ['console'],
    script: 'console',
    body: html`<body data-pulse="${pulseOf(snapshot)}">
      <header class="bar">
        <h1>${texts.title}</h1>
        <p class="play-money">${texts.playMoney}</p>
      </header>
      <main>
        <p class="lead">${texts.lead}</p>
        <p class="lead"><a class="button primary" href="/">${texts.openApp}</a></p>
        <div class="sections">
          <div class="stack">
            ${smsSection(locale, snapshot.messages)} ${accountsSection(locale, snapshot.accounts)}
          </div>
          <div class="stack">
            ${depositsSection(locale, snapshot.deposits)} ${withdrawalsSection(locale, snapshot.withdrawals)}
            ${ledgerSection(locale, snapshot.invariants)}
          </div>
        </div>
      </main>
    </body>`,
  });
}
