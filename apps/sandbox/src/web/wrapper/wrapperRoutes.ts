import type { Locale } from '@kislap/domain';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { sendOperatorPage } from '../pages/pageHeaders';
import { requestLocale } from '../pages/pageLocale';
import { type Markup, renderPage } from '../pages/renderPage';

/** Mounts the example of a native wrapper. */
export function wrapperRoutes(app: Hono): void {
  app.get('/sandbox/wrapper', (context) => sendOperatorPage(context, wrapperPage(requestLocale(context))));
}

/** A page that plays a native wrapper: the app opens in a window of its own, and nothing of it is embedded. */
function wrapperPage(locale: Locale): Markup {
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

const english = {
  title: 'Example wrapper',
  lead: 'This page plays a native wrapper around the app and shows what the two say to each other.',
  open: 'Open the app in it',
  kind: 'Kind of wrapper',
  listener: 'Android, message listener',
  replying: 'iOS, handler with reply',
  injected: 'Android, old injected object',
  silent: "One that doesn't answer",
  messages: 'Messages',
  none: 'None yet. Log in, or tap anything in the app: it greets a wrapper once its first view is done.',
};

/** What the example wrapper says. */
const wrapperTexts: Readonly<Record<Locale, typeof english>> = {
  en: english,
  tag: {
    title: 'Halimbawang wrapper',
    lead: 'Nagkukunwaring native wrapper ng app ang page na ito at ipinapakita ang usapan nilang dalawa.',
    open: 'Buksan ang app dito',
    kind: 'Uri ng wrapper',
    listener: 'Android, message listener',
    replying: 'iOS, handler na sumasagot',
    injected: 'Android, lumang injected object',
    silent: 'Hindi sumasagot',
    messages: 'Mga mensahe',
    none: 'Wala pa. Mag-log in, o mag-tap ng kahit ano sa app: babatiin nito ang wrapper pagkatapos ng unang view.',
  },
};
