import type { Locale } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import { renderPage } from '../pages/renderPage';
import { cashierTexts } from './cashierTexts';

interface FrameParts {
  readonly locale: Locale;
  readonly head?: Markup;
  readonly body: Markup;
}

/** The frame of every cashier page: the play-money mark that never scrolls away, the content, the age line. */
export function cashierFrame({ locale, head, body }: FrameParts): Markup {
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
      <main class="column">${body}</main>
      <footer class="foot">
        <p>${texts.playMoneyNote}</p>
        <p><strong class="age">21+</strong> ${texts.adults}</p>
      </footer>
    </body>`,
  });
}
