import { languages } from '@kislap/domain';
import type { LanguageCode } from '@kislap/domain';
import { loadInitialCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { skins } from '@kislap/ui/skins';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { AppRoot } from '../AppRoot';
import { appScreens } from '../appScreens';
import { shownLocale } from '../../config/locale/locale';
import { parseRuntimeConfig } from '../../config/runtimeConfig';
import { FIRST_VIEW_ID, firstView } from '../../features/first-view/firstView';
import type { FirstView } from '../../features/first-view/firstView';
import { provideScreens } from '../../navigation/screens';
import { guestParts } from '../../pages/home/HomePage';
import { homePage } from '../../pages/homePage';
import { answerCache } from '../../session/answerCache';
import { App } from '../../shell/App';
import { readFirstAnswers } from './firstAnswers';
import type { FirstAnswers } from './firstAnswers';
import { prerenderedFor } from './prerenderedFor';
import { sampleView } from './sampleView';

export { brandLook } from './brandLook';
export { firstCalls } from './firstAnswers';

/** The skins of this build by the colour behind the app, for what is drawn before and around it. */
export const skinColors = skins.map(({ id, name, schemes: { dark, light } }) => ({
  id,
  name,
  dark: dark.color.bg,
  light: light.color.bg,
}));

/**
 * The root element with the home page in it, as a guest first sees it, and behind it the block of what the operator had
 * answered (`firstCalls`). Without answers it holds the shapes of what is on its way.
 *
 * @param configJson the configuration block of the page
 * @param own the operator's own messages in this language, compiled
 * @throws Error when that configuration cannot be used
 */
export async function renderGuestHome(
  locale: LanguageCode,
  configJson: string,
  answers?: FirstAnswers,
  own?: Partial<Catalogue>,
): Promise<string> {
  const view = answers && (await readFirstAnswers(locale, answers));
  return renderHome(locale, configJson, { view, own });
}

/** The root elements of pages that show, together, everything a first view can show. */
export const renderSamples = (configJson: string): Promise<readonly string[]> =>
  Promise.all(
    [undefined, sampleView].flatMap((view) =>
      languages.map(({ code }) => renderHome(code, configJson, { view })),
    ),
  );

interface Drawn {
  readonly view: FirstView | undefined;
  readonly own?: Partial<Catalogue> | undefined;
}

async function renderHome(locale: LanguageCode, configJson: string, { view, own }: Drawn): Promise<string> {
  const config = parseRuntimeConfig(configJson);
  if (!config.ok)
    throw new Error(`The configuration in index.html is wrong: ${JSON.stringify(config.reason)}`);
  provideScreens(appScreens);
  const [start] = await Promise.all([
    loadInitialCatalogue(locale),
    homePage.load(),
    ...guestParts.map(({ load }) => load()),
  ]);
  const app = (
    <AppRoot config={config.value} locale={locale} catalogue={Object.assign({}, start, own)}>
      <App />
    </AppRoot>
  );
  const root = `<div id="root" data-prerendered="${prerenderedFor(config.value)}">${draw(app, locale, view)}</div>`;
  return view === undefined ? root : root + blockOf(view);
}

const blockOf = (view: FirstView): string =>
  `<script type="application/json" id="${FIRST_VIEW_ID}">${JSON.stringify(view).replaceAll('<', '\\u003c')}</script>`;

/** What is drawn by stands in this module's stores meanwhile, and in no later page. */
function draw(app: ReactElement, locale: LanguageCode, view: FirstView | undefined): string {
  try {
    shownLocale.set(locale);
    if (view !== undefined) firstView.use(view, true);
    return renderToString(app);
  } finally {
    firstView.clear();
    answerCache.clear();
  }
}
