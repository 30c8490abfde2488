import { useCurrentNotices } from '../notices/useCurrentNotices';
import { useAdPopup } from './useAdPopup';
import { useBindPhonePopup } from './useBindPhonePopup';
import { useInstallPopup } from './useInstallPopup';
import { useMailPopups } from './useMailPopups';
import { useMaintenancePopup } from './useMaintenancePopup';
import type { Popup } from './Popup';

/**
 * Everything that has something to show now; nothing until it is known what matters most, so that an offer whose
 * answer comes sooner does not overtake it.
 */
export function useWaitingPopups(): readonly Popup[] {
  const mails = useMailPopups();
  const areNoticesKnown = useCurrentNotices() !== undefined;
  const bindings = useBindPhonePopup();
  const others = [useMaintenancePopup(), useAdPopup(), useInstallPopup()];
  if (mails === undefined || bindings === undefined || !areNoticesKnown) return [];
  return [...mails, ...bindings, ...others.filter((popup) => popup !== undefined)];
}
