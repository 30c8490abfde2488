import { epochMillisecondsFrom } from '@kislap/domain';
import { useClock } from '../clock/ClockContext';
import { isInstallOffered } from '../install/isInstallOffered';
import { isStandalone } from '../install/isStandalone';
import { openOverlay } from '../overlays/openOverlay';
import { deviceStorage } from '../storage/deviceStorage';
import { offerKeys } from '../storage/offerKeys';
import { launch } from '../tracking/launch';
import { isInstallPutOff } from './isInstallPutOff';
import type { Popup } from './Popup';

/** The invitation to the home screen, where it may be shown. */
export function useInstallPopup(): Popup | undefined {
  const clock = useClock();
  const closed = deviceStorage.read(offerKeys.installClosedAt);
  const closedAt = closed === undefined ? undefined : epochMillisecondsFrom(closed);
  const isOffered = isInstallOffered(launch.search(), false);
  if (!isOffered || isStandalone() || isInstallPutOff(closedAt, clock.now())) return undefined;
  return { kind: 'install', id: 'install', show: () => openOverlay('add-to-home', {}) };
}
