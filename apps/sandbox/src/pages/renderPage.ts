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
    <html lang="${locale === 'tag' ? 'fil' : 'en'}">
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
