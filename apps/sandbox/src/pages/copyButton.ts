import type { Locale } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from './renderPage';

const texts = {
  en: { copy: 'Copy', copied: 'Copied', failed: 'Select it' },
  tag: { copy: 'Kopyahin', copied: 'Nakopya na', failed: 'Piliin ito' },
} satisfies Record<Locale, object>;

/**
 * A button that copies a text. It stays hidden until `enableCopyButtons` has run.
 *
 * @param what names the text for those who do not see it beside the button
 */
export function copyButton(locale: Locale, text: string, what: string): Markup {
  const { copy, copied, failed } = texts[locale];
  return html`<button
    type="button"
    class="button small tonal"
    hidden
    data-copy="${text}"
    data-copied="${copied}"
    data-copy-failed="${failed}"
  >
    <span aria-live="polite">${copy}</span><span class="unseen"> ${what}</span>
  </button>`;
}
