import type { Locale } from '@kislap/domain';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { sandboxOperator } from '../../catalogue/sandboxOperator';
import { contentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { pageHeaders } from '../pages/pageHeaders';
import { requestLocale } from '../pages/pageLocale';
import { type Markup, renderPage } from '../pages/renderPage';

/** Mounts the page of customer service, which the app shows in a frame, as it does a game. */
export function helpRoutes(app: Hono): void {
  app.get('/sandbox/help', (context) => {
    const { origin } = new URL(context.req.url);
    const visit = { userId: context.req.query('UserID'), page: context.req.query('page') };
    return context.html(
      helpPage({ locale: requestLocale(context), ...visit }),
      200,
      pageHeaders(contentSecurityPolicy({ kind: 'game', origin })),
    );
  });
}

const texts = {
  en: {
    title: 'Customer service',
    intro: 'Here the operator’s own chat would open. This sandbox has nobody to talk to.',
    player: 'Player',
    page: 'Asked from',
    guest: 'a guest',
    phone: 'The help line that the app shows is made up as well and reaches nobody',
  },
  tag: {
    title: 'Customer service',
    intro: 'Dito sana magbubukas ang chat ng operator. Walang makakausap sa sandbox na ito.',
    player: 'Player',
    page: 'Nagtanong mula sa',
    guest: 'bisita',
    phone: 'Gawa-gawa lang din ang help line na ipinapakita ng app at walang sasagot dito',
  },
} as const;

/** What customer service is told about a visit. */
interface HelpVisit {
  readonly locale: Locale;
  readonly userId: string | undefined;
  readonly page: string | undefined;
}

/** The page that stands in for the operator's customer service. */
function helpPage({ locale, userId, page }: HelpVisit): Markup {
  const say = texts[locale];
  const body = html`<body>
    <main class="legal">
      <h1>${say.title}</h1>
      <p>${say.intro}</p>
      <p>${say.phone}: ${sandboxOperator.helpPhone}</p>
      <p>${say.player}: ${userId ?? say.guest}</p>
      <p>${say.page}: ${page ?? '/'}</p>
    </main>
  </body>`;
  return renderPage({ locale, title: say.title, styles: ['legal'], body });
}
