import { documentLanguage } from '@kislap/domain';
import type { Locale } from '@kislap/domain';
import { html } from 'hono/html';

/** Markup whose texts are already escaped. */
export type Markup = ReturnType<typeof html>;

interface PageParts {
  readonly locale: Locale;
  readonly title: string;
  /** Names of style sheets under `/sandbox/styles`, without their ending. */
  readonly styles: readonly string[];
  /** Name of a script under `/sandbox/scripts`, without its ending. */
  readonly script?: string;
  /** Further elements of the head. */
  readonly head?: Markup;
  readonly body: Markup;
}

/** A whole page of the sandbox. Scripts are classic and deferred: a module would need CORS inside a game's frame. */
export function renderPage({ locale, title, styles, script, head, body }: PageParts): Markup {
  return html`<!doctype html>
    <html lang="${documentLanguage(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#150d18" />
        <title>${title}</title>
        <link rel="icon" href="/sandbox/art/icon.svg" type="image/svg+xml" />
        ${['base', ...styles].map((name) => html`<link rel="stylesheet" href="/sandbox/styles/${name}.css" />`)}
        ${script && html`<script src="/sandbox/scripts/${script}.js" defer></script>`} ${head}
      </head>
      ${body}
    </html>`;
}

const copyTexts = {
  en: { copy: 'Copy', copied: 'Copied', failed: 'Select it' },
  tag: { copy: 'I-copy', copied: 'Na-copy na', failed: 'Piliin ito' },
} satisfies Record<Locale, object>;

/**
 * A button that copies a text. It stays hidden until `enableCopyButtons` has run.
 *
 * @param what names the text for those who do not see it beside the button
 */
export function copyButton(locale: Locale, text: string, what: string): Markup {
  const { copy, copied, failed } = copyTexts[locale];
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

const markTexts: Record<Locale, string> = {
  en: 'Seeded outcomes: for tests',
  tag: 'Naka-seed ang mga resulta: para sa testing lang',
};

/** The notice that outcomes follow from a seed and may be known beforehand. */
export function seededMark(locale: Locale): Markup {
  return html`<p class="seeded" data-seeded>${markTexts[locale]}</p>`;
}
