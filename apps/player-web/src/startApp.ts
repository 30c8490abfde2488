import { preloadTransport } from '@kislap/api';
import type { Locale } from '@kislap/domain';
import { prefetchLater } from './prefetchLater';
import { READY_EVENT } from './boot/READY_EVENT';
import { reachOperator } from './config/reachOperator';
import type { RuntimeConfig } from './config/RuntimeConfig';
import { installQuestion } from './install/installQuestion';
import { appLocation } from './navigation/appLocation';
import { openLinkedOverlay } from './overlays/openLinkedOverlay';
import { overlayStack } from './overlays/overlayStack';
import { shownLocale } from './locale/shownLocale';
import { loadPage } from './routes/loadPage';
import { lateArrival } from './routes/lateArrival';
import { runSessionEffect } from './session/runSessionEffect';
import { session } from './session/session';
import { launch } from './tracking/launch';

/** Starts what runs beside React for as long as the page is open. */
export function startApp(config: RuntimeConfig, locale: Locale): void {
  shownLocale.set(locale);
  launch.remember(window);
  installQuestion.start();
  reachOperator(config, locale);
  appLocation.start(loadPage, (...arrival) => lateArrival.present(...arrival));
  overlayStack.start();
  session.start(runSessionEffect);
  openLinkedOverlay();
  appLocation.subscribe(openLinkedOverlay);
  // Every page asks the operator something next: its client comes while the page draws its frame.
  document.addEventListener(READY_EVENT, () => void preloadTransport(), { once: true });
  prefetchLater();
}
