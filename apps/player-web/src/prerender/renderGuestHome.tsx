import type { Locale } from '@kislap/domain';
import { loadStartOfCatalogue } from '@kislap/i18n';
import { renderToString } from 'react-dom/server';
import { AppRoot } from '../AppRoot';
import { parseRuntimeConfig } from '../config/parseRuntimeConfig';
import { homePage } from '../routes/homePage';
import { App } from '../shell/App';
import { prerenderedFor } from './prerenderedFor';

/**
 * The root element with the home page in it, as a guest first sees it, before any answer of the operator.
 *
 * @param configJson the configuration block of the page
 * @throws Error when that configuration cannot be used
 */
export async function renderGuestHome(locale: Locale, configJson: string): Promise<string> {
  const config = parseRuntimeConfig(configJson);
  if (!config.ok)
    throw new Error(`The configuration in index.html is wrong: ${JSON.stringify(config.reason)}`);
  const [catalogue] = await Promise.all([loadStartOfCatalogue(locale), homePage.load()]);
  const markup = renderToString(
    <AppRoot config={config.value} locale={locale} catalogue={catalogue}>
      <App />
    </AppRoot>,
  );
  return `<div id="root" data-prerendered="${prerenderedFor(config.value)}">${markup}</div>`;
}
