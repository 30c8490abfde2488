import { newIdempotencyKey } from '@kislap/api';
import { runningBuild } from '../../config/build';
import { currentLocale } from '../../config/locale/locale';
import { shownLocale } from '../../config/locale/locale';
import { createDeviceStorage } from '../../device/storage/createDeviceStorage';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';
import { appLocation } from '../../navigation/appLocation';
import { onFormReleased } from '../../navigation/dirtyForms';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { session } from '../../session/session';
import { isBusy } from '../isBusy';
import { TabChannel } from './TabChannel';

/** The other tabs of the app. While developing, each tab (and each story) is alone. */
export const tabs = openTabs();

function openTabs(): TabChannel {
  const name = newIdempotencyKey();
  if (runningBuild(document) === undefined) {
    return new TabChannel(undefined, createDeviceStorage(undefined, undefined), name);
  }
  const hasChannels = typeof BroadcastChannel === 'function';
  return new TabChannel(hasChannels ? new BroadcastChannel('kislap') : undefined, deviceStorage, name);
}

/**
 * Keeps this tab's player and language in step with other tabs. Storage events tell most; a channel, and a check
 * whenever the tab becomes visible or changes page, catch what a browser does not report.
 *
 * @returns ends it
 */
export function syncTabs(): () => void {
  const spoken = shownLocale.current();
  // Another language means another load of the page; it waits while something would be lost.
  const followLanguage = (): void => {
    if (currentLocale() !== spoken && !isBusy()) window.location.reload();
  };
  const look = (): void => {
    if (document.hidden) return;
    session.follow();
    followLanguage();
  };
  const ends = [
    tabs.subscribe(({ type }) => {
      if (type === 'session') session.follow();
      if (type === 'language') followLanguage();
    }),
    session.subscribe(() => tabs.tell({ type: 'session' })),
    deviceStorage.subscribe(storedKeys.locale, followLanguage),
    overlayStack.subscribe(followLanguage),
    onFormReleased(followLanguage),
    appLocation.subscribe(followLanguage),
  ];
  document.addEventListener('visibilitychange', look);
  // Another language may be why this code has come at all.
  followLanguage();
  return () => {
    ends.forEach((end) => end());
    document.removeEventListener('visibilitychange', look);
  };
}
