import '@kislap/ui/theme';
import { documentLanguage } from '@kislap/domain';
import type { LanguageCode } from '@kislap/domain';
import type { Catalogue } from '@kislap/i18n';
import { startTransition } from 'react';
import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppRoot } from './start/AppRoot';
import { READY_EVENT } from './start/boot/READY_EVENT';
import type { RuntimeConfig } from '@kislap/configure/settings';
import type { ConfigProblem } from './config/runtimeConfig';
import { readRuntimeConfig } from './config/runtimeConfig';
import { afterFirstView } from './device/afterFirstView';
import { reported } from './device/errors/reportError';
import { rootCallbacks } from './start/errors/startErrorReports';
import { listenForErrors, startErrorReports } from './start/errors/startErrorReports';
import { followTouches } from './session/idle-lock/followTouches';
import { idleLock } from './session/idle-lock/idleLock';
import { currentLocale, operatorLanguages } from './config/locale/locale';
import { firstView } from './features/first-view/firstView';
import { words } from './config/locale/words';
import { prerenderedFor } from './start/prerender/prerenderedFor';
import { loadPage } from './navigation/routes/pageOf';
import { App } from './shell/App';
import { provideScreens } from './navigation/screens';
import { appScreens } from './start/appScreens';
import { startApp } from './start/startApp';

/**
 * Takes over the prerendered guest view when it is the very page this visitor gets (a guest, on home, in this
 * language, of this operator); otherwise draws the page from nothing.
 */
async function start(config: RuntimeConfig): Promise<void> {
  provideScreens(appScreens);
  startErrorReports(config);
  const root = document.getElementById('root');
  if (root === null) return;
  followTouches();
  operatorLanguages.all = config.languages ?? [];
  const locale = currentLocale();
  const lang = documentLanguage(locale);
  const isSpoken = document.documentElement.lang === lang;
  const isPrerendered =
    window.location.pathname === '/' &&
    root.dataset.prerendered === prerenderedFor(config) &&
    isSpoken &&
    document.documentElement.dataset['visitor'] === undefined;
  const view = isSpoken ? firstView.read(document) : undefined;
  if (view !== undefined) firstView.use(view, isPrerendered);
  const [catalogue] = await Promise.all([
    words.loadStart(locale),
    loadPage(window.location.pathname),
    navigator.onLine || idleLock.isLocked() ? undefined : readOffline(),
  ]);
  document.documentElement.lang = lang;
  startApp(config, locale);
  await showWhatWasAsked();
  if (config.sandbox) {
    // The room of the mark is there before the mark is.
    document.documentElement.dataset['playMoney'] = '';
    afterFirstView(() => void markPlayMoney(locale, catalogue), true);
  }
  const app = (
    <AppRoot config={config} locale={locale} catalogue={catalogue}>
      <App />
    </AppRoot>
  );
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app, rootCallbacks));
  else drawAnew(root, app);
}

/** In place of what was prerendered, at the same place of the page: in slices, between which taps are heard. */
function drawAnew(root: HTMLElement, app: ReactElement): void {
  const before = root.querySelector('main')?.scrollTop ?? 0;
  const scrollBack = (): void => {
    root.querySelector('main')?.scrollTo({ top: before, behavior: 'instant' });
  };
  if (before > 0) document.addEventListener(READY_EVENT, scrollBack, { once: true });
  startTransition(() => createRoot(root, rootCallbacks).render(app));
}

/** Its code comes with a player's home, which is here by now. */
const showWhatWasAsked = async (): Promise<void> => {
  if (window.kislapAskedAhead === undefined) return;
  await import('./start/showAhead').then(({ showAhead }) => showAhead()).catch(reported('start'));
};

/** Without its code, or anything kept, the page tells that there is no connection, as it would anyway. */
const readOffline = async (): Promise<void> => {
  await import('./session/offline/startOfflineCache')
    .then((offline) => offline.readOffline())
    .catch(reported('offline answers'));
};

/** On every screen, over everything. It is for good, so it comes when the first view is done. */
const markPlayMoney = async (locale: LanguageCode, catalogue: Partial<Catalogue>): Promise<void> => {
  await import('./start/showPlayMoney')
    .then((code) => code.showPlayMoney(locale, catalogue))
    .catch(reported('start'));
};

/** Nobody but who deploys ever sees it, so its code is not in the first script. */
const tellProblem = async (problem: ConfigProblem): Promise<void> => {
  const { showConfigProblem } = await import('./config/showConfigProblem');
  showConfigProblem(problem);
};

/**
 * What production may not be run with ends the app. The build and the server refuse it before, so nobody waits for this
 * code, and play money needs none of it.
 */
const checkProduction = async (config: RuntimeConfig): Promise<void> => {
  const { productionProblem } = await import('./config/productionProblem');
  const problem = productionProblem(config);
  if (problem) await tellProblem(problem);
};

listenForErrors(window);
const config = readRuntimeConfig(document);
if (config.ok) void start(config.value);
else void tellProblem(config.reason);
if (config.ok && config.value.mode === 'production') void checkProduction(config.value);
