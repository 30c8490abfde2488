import type { Locale } from '@kislap/domain';
import type { RuntimeConfig } from './config/RuntimeConfig';
import { appLocation } from './navigation/appLocation';
import { loadPage } from './routes/loadPage';
import { rememberLocale } from './locale/rememberLocale';
import { overlayStack } from './overlays/overlayStack';

/** Starts what runs beside React for as long as the page is open. */
export function startApp(_config: RuntimeConfig, locale: Locale): void {
  rememberLocale(locale);
  overlayStack.start();
  appLocation.start(loadPage);
}
