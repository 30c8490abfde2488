import type { Locale } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import { renderPage } from '../pages/renderPage';
import { wrapperTexts } from './wrapperTexts';

/** A page that plays a native wrapper: the app opens in a window of its own, and nothing of it is embedded. */
export function wrapperPage(locale: Locale): Markup {
  const texts = wrapperTexts[locale];
  const kinds = ['listener', 'replying', 'injected', 'silent'] as const;
  return renderPage({
    locale,
    title: texts.title,
    styles: ['console'],
    script: 'wrapper',
    body: html`<body>
      <header class="bar"><h1>${texts.title}</h1></header>
      <main>
        <p class="lead">${texts.lead}</p>
        <p class="lead">
          <label
            >${texts.kind}
            <select id="kind">
              ${kinds.map((kind) => html`<option value="${kind}">${texts[kind]}</option>`)}
            </select></label
          >
        </p>
        <p class="lead"><button class="button primary" id="open">${texts.open}</button></p>
        <h2>${texts.messages}</h2>
        <ol id="messages" aria-live="polite"></ol>
        <p id="none">${texts.none}</p>
      </main>
    </body>`,
  });
}
