import type { HelpLine } from '@kislap/configure/settings';
import type { Locale } from '@kislap/domain';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { contentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { pageHeaders } from '../pages/pageHeaders';
import { requestLocale } from '../pages/pageLocale';
import { type Markup, renderPage } from '../pages/renderPage';

/** Mounts the page of customer service, which the app shows in a frame, as it does a game. */
export function helpRoutes(app: Hono, helpLines: readonly HelpLine[]): void {
  app.get('/sandbox/help', (context) => {
    const { origin } = new URL(context.req.url);
    const { UserID: userId, page, theme } = context.req.query();
    const visit = { userId, page, isLight: theme === 'light' };
    return context.html(
      helpPage({ locale: requestLocale(context), helpLines, ...visit }),
      200,
      pageHeaders(contentSecurityPolicy({ kind: 'game', origin })),
    );
  });
}

const texts = {
  en: {
    title: 'Customer service',
    intro: 'The live chat would open here. There is no one to chat with in this sandbox.',
    player: 'Player',
    page: 'Sent from',
    guest: 'a guest',
    phone: 'The help line is real. Call it when play worries you',
  },
  tag: {
    title: 'Customer service',
    intro: 'Dito sana magbubukas ang live chat. Walang makakausap sa sandbox na ito.',
    player: 'Player',
    page: 'Galing sa',
    guest: 'guest',
    phone: 'Totoo ang help line. Tawagan ito kapag nag-aalala ka sa paglalaro',
  },
} as const;

/** What customer service is told about a visit. */
interface HelpVisit {
  readonly locale: Locale;
  readonly userId: string | undefined;
  readonly page: string | undefined;
  /** The app around it is drawn in its light theme. */
  readonly isLight: boolean;
  readonly helpLines: readonly HelpLine[];
}

/** The page that stands in for the operator's customer service. */
function helpPage({ locale, userId, page, isLight, helpLines }: HelpVisit): Markup {
  const say = texts[locale];
  const body = html`<body>
    <main class="legal">
      <h1>${say.title}</h1>
      <p>${say.intro}</p>
      ${helpLines.map(({ name, phone, hours }) => html`<p>${say.phone}: ${name}, ${phone}, ${hours}</p>`)}
      <p>${say.player}: ${userId ?? say.guest}</p>
      <p>${say.page}: ${page ?? '/'}</p>
    </main>
  </body>`;
  return renderPage({ locale, title: say.title, styles: isLight ? ['legal', 'light'] : ['legal'], body });
}
