import '@kislap/ui/theme';
import { documentLanguage } from '@kislap/domain';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot';
import type { RuntimeConfig } from './config/RuntimeConfig';
import type { ConfigProblem } from './config/parseRuntimeConfig';
import { readRuntimeConfig } from './config/readRuntimeConfig';
import { currentLocale } from './locale/currentLocale';
import { words } from './locale/words';
import { prerenderedFor } from './prerender/prerenderedFor';
import { loadPage } from './routes/loadPage';
import { session } from './session/session';
import { App } from './shell/App';
import { startApp } from './startApp';

/**
 * Takes over the prerendered guest view when it is the very page this visitor gets (a guest, on home, in this
 * language, of this operator); otherwise draws the page from nothing.
 */
async function start(config: RuntimeConfig): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  const locale = currentLocale();
  const isPrerendered =
    window.location.pathname === '/' &&
    root.dataset.prerendered === prerenderedFor(config) &&
    document.documentElement.lang === documentLanguage(locale) &&
    session.snapshot().status === 'guest';
  const [catalogue] = await Promise.all([
    words.loadStart(locale),
    loadPage(window.location.pathname),
    navigator.onLine ? undefined : readOffline(),
  ]);
  startApp(config, locale);
  const app = (
    <AppRoot config={config} locale={locale} catalogue={catalogue}>
      <App />
    </AppRoot>
  );
  document.documentElement.lang = documentLanguage(locale);
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Without its code, or anything kept, the page tells that there is no connection, as it would anyway. */
const readOffline = async (): Promise<void> => {
  await import('./offline/readOffline').then((offline) => offline.readOffline()).catch(() => undefined);
};

/** Nobody but who deploys ever sees it, so its code is not in the first script. */
const tellProblem = async (problem: ConfigProblem): Promise<void> => {
  const { showConfigProblem } = await import('./config/showConfigProblem');
  showConfigProblem(problem);
};

const config = readRuntimeConfig(document);
if (config.ok) void start(config.value);
else void tellProblem(config.reason);
