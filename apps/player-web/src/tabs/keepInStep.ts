import { currentLocale } from '../locale/currentLocale';
import { shownLocale } from '../locale/shownLocale';
import { appLocation } from '../navigation/appLocation';
import { overlayStack } from '../overlays/overlayStack';
import { session } from '../session/session';
import { onFormReleased } from '../shell/dirtyForms';
import { isBusy } from '../shell/isBusy';
import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { tabs } from './tabs';

/**
 * Keeps this tab in step with the others: who is signed in, and in which language. The device's storage tells most of
 * it by itself; a channel beside it, and a look whenever the tab is seen again or goes to another page, hear of what a browser has not told.
 *
 * @returns ends it
 */
export function keepInStep(): () => void {
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
