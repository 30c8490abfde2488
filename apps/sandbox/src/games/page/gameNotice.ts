import type { Locale } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../../pages/renderPage';
import { renderPage } from '../../pages/renderPage';
import { gameTexts } from './gameTexts';

/** The page of a game whose session is over or was never opened. */
export function gameNotice(locale: Locale): Markup {
  const texts = gameTexts[locale];
  return renderPage({
    locale,
    title: `${texts.closedTitle} · ${texts.playMoney}`,
    styles: ['game'],
    body: html`<body>
      <header class="top"><p class="play-money">${texts.playMoney}</p></header>
      <main class="notice">
        <h1>${texts.closedTitle}</h1>
        <p>${texts.closedText}</p>
      </main>
    </body>`,
  });
}
