import type { Locale } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import { cashierFrame } from './cashierFrame';
import { cashierTexts } from './cashierTexts';

/** A cashier page without an order: why there is none, and the way back. */
export function cashierNotice(locale: Locale, subject: 'unknown' | 'foreign'): Markup {
  const texts = cashierTexts[locale];
  return cashierFrame({
    locale,
    body: html`<section class="card outcome">
      <img src="/sandbox/art/scenes/empty-search.svg" alt="" width="200" height="140" />
      <h2>${texts[`${subject}Title`]}</h2>
      <p>${texts[`${subject}Text`]}</p>
      <a class="button primary" href="/">${texts.goBack}</a>
    </section>`,
  });
}
