import type { Locale } from '@kislap/domain';
import { html } from 'hono/html';
import { type Markup, renderPage } from '../pages/renderPage';
import type { LegalText } from './legalTexts';

/** A page of text, for everybody to read. */
export function legalPage(locale: Locale, { title, chapters }: LegalText): Markup {
  const body = html`<body>
    <main class="legal">
      <h1>${title}</h1>
      ${chapters.map(
        ([heading, ...paragraphs]) =>
          html`<h2>${heading}</h2>
            ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
      )}
    </main>
  </body>`;
  return renderPage({ locale, title, styles: ['legal'], body });
}
