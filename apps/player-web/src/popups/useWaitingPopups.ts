import { useAdPopup } from './useAdPopup';
import { useBindPhonePopup } from './useBindPhonePopup';
import { useInstallPopup } from './useInstallPopup';
import { useMailPopups } from './useMailPopups';
import { useMaintenancePopup } from './useMaintenancePopup';
import type { Popup } from './Popup';

/** Everything that has something to show now. */
export function useWaitingPopups(): readonly Popup[] {
  const mails = useMailPopups();
  const others = [useMaintenancePopup(), useAdPopup(), useBindPhonePopup(), useInstallPopup()];
  return [...mails, ...others.filter((popup) => popup !== undefined)];
}
