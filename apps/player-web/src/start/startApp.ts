import { preloadTransport } from '@kislap/api';
import type { RuntimeConfig } from '@kislap/configure/settings';
import type { LanguageCode } from '@kislap/domain';
import { shownLocale } from '../config/locale/locale';
import { holdBack } from '../device/afterFirstView';
import { installQuestion } from '../features/install/installQuestion';
import { appLocation } from '../navigation/appLocation';
import { overlayStack } from '../navigation/overlays/overlayStack';
import { loadPage } from '../navigation/routes/pageOf';
import { pageTransition } from '../navigation/routes/pageTransition';
import { launch } from '../session/attribution/launch';
import { openLinkedOverlay } from '../session/openLinkedOverlay';
import { session } from '../session/session';
import { unsentLogOuts } from '../session/unsentLogOuts';
import { READY_EVENT } from './boot/READY_EVENT';
import { prefetchScreens } from './prefetchScreens';
import { reachOperator } from './reachOperator';
import { followIdleLock, runSessionEffect, sendLogOuts } from './session/runSessionEffect';

/** Starts what runs beside React for as long as the page is open. Whether the app is locked has been decided before. */
export function startApp(config: RuntimeConfig, locale: LanguageCode): void {
  followIdleLock();
  shownLocale.set(locale);
  launch.remember(window);
  installQuestion.start();
  reachOperator(config, locale);
  appLocation.start(loadPage, (...arrival) => pageTransition.animate(...arrival));
  overlayStack.start();
  session.start(withApp(runSessionEffect));
  unsentLogOuts.start(sendLogOuts);
  openLinkedOverlay();
  appLocation.subscribe(openLinkedOverlay);
  // Every page asks the operator something next: its client comes while the page draws its frame.
  document.addEventListener(READY_EVENT, () => void preloadTransport(), { once: true });
  document.addEventListener(READY_EVENT, holdBack(), { once: true });
  prefetchScreens();
}

type RunEffect = typeof runSessionEffect;

/** What runs beside a player's home begins when home stands: its code does not come before. */
function withApp(run: RunEffect): RunEffect {
  let isReady = false;
  const note = (): void => void (isReady = true);
  document.addEventListener(READY_EVENT, note, { once: true });
  return (effect, leftUserId) => {
    if (isReady || effect !== 'startPing') run(effect, leftUserId);
    else document.addEventListener(READY_EVENT, () => run(effect, leftUserId), { once: true });
  };
}
