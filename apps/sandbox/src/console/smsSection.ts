import type { Locale } from '@kislap/domain';
import { html } from 'hono/html';
import { copyButton } from '../pages/copyButton';
import { manilaTime } from '../pages/manilaTime';
import type { Markup } from '../pages/renderPage';
import type { SmsMessage } from '../services/ConsoleService';
import { consoleTexts } from './consoleTexts';

/** The inbox of every phone at once, newest first. */
export function smsSection(locale: Locale, messages: readonly SmsMessage[]): Markup {
  const texts = consoleTexts[locale];
  return html`<section class="card" aria-live="polite">
    <h2>${texts.sms}</h2>
    ${messages.length === 0 && html`<p class="quiet">${texts.smsNone}</p>`}
    <ul class="rows">
      ${messages.map(
        (message) =>
          html`<li>
            <div class="what">
              <p class="strong code">${message.code}</p>
              <p class="quiet">
                ${message.phone} · ${manilaTime(message.sentAtMs)} · ${texts.smsUntil}
                ${manilaTime(message.expiresAtMs)}
              </p>
            </div>
            ${copyButton(locale, message.code, texts.code)}
          </li>`,
      )}
    </ul>
  </section>`;
}
