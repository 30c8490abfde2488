import { useMails, useMailCounts, useOperatorSettings, usePlayer } from '@kislap/api/react';
import type { Mail } from '@kislap/api';
import { manilaDay, epochMillisecondsFrom } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useClock } from '../../device/clock/clock';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { offerKeys } from '../../device/storage/offerKeys';
import { STORAGE_PREFIX } from '../../device/storage/storageFormat';
import { isInstallOffered, isStandalone } from '../../features/install/useInstallDoor';
import { useCurrentNotices } from '../../features/notices/useCurrentNotices';
import { isAdDue, useOwnAds } from '../../features/promotions/ownAds';
import { operatorNow } from '../../device/clock/operatorNow';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useAppLocation } from '../../navigation/appLocation';
import { launch } from '../../session/attribution/launch';
import { useUserId } from '../../session/session';
import type { Popup } from './nextPopup';
import { isInstallPutOff } from './isInstallPutOff';

const KEY = `${STORAGE_PREFIX}promotionShown`;
/** Only where the browser remembers nothing itself. */
let hadPromotion = false;

/** This visit: a tab of the browser for as long as it is open, over reloads too. */
export const visit = {
  /** Whether something promotional has come up in it. */
  hadPromotion(): boolean {
    try {
      return sessionStorage.getItem(KEY) === '1';
    } catch {
      // Blocked site data: the memory of this page is what there is.
      return hadPromotion;
    }
  },

  notePromotion(): void {
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      // Then a reload counts as another visit.
      hadPromotion = true;
    }
  },
} as const;

/** An announced maintenance that this device has not shown yet. */
export function useMaintenancePopup(): Popup | undefined {
  const text = useText();
  const seen = deviceStorage.read(offerKeys.seenMaintenance);
  const notice = useCurrentNotices()?.find(
    ({ id, announcesMaintenance }) => announcesMaintenance && id !== seen,
  );
  if (notice === undefined) return undefined;
  const { id, title, text: detail } = notice;
  return {
    kind: 'maintenance',
    id: `notice:${id}`,
    show: () => {
      deviceStorage.write(offerKeys.seenMaintenance, id);
      return openOverlay('confirm', { title, detail, yes: text('common.ok') });
    },
  };
}

/**
 * The player's own unread messages that matter; `undefined` until they are known, none when they could not be loaded.
 * The mailbox is asked only when something in it is unread.
 */
export function useMailPopups(): readonly Popup[] | undefined {
  const userId = useUserId();
  const counts = useMailCounts(userId);
  const hasUnread = (counts.data?.unread ?? 0) > 0;
  const { rows, isLoading } = useMails(hasUnread ? userId : undefined);
  const isCounted = userId === undefined || counts.data !== undefined || counts.error !== undefined;
  return isCounted && !isLoading ? rows.flatMap(popupsOf) : undefined;
}

function popupsOf({ id, isRead, urgency }: Mail): readonly Popup[] {
  if (isRead || urgency === undefined) return [];
  const kind = urgency === 'important' ? 'importantMail' : 'responsibleGaming';
  const letter = { mailId: id, isAboutPlay: urgency === 'responsibleGaming' };
  return [{ kind, id: `mail:${id}`, show: () => openOverlay('mail-letter', letter) }];
}

/**
 * The invitation to bind a phone, once a day, for a player without one where the operator asks for one; `undefined`
 * until that is known, none when it could not be loaded.
 */
export function useBindPhonePopup(): readonly Popup[] | undefined {
  const userId = useUserId();
  const player = usePlayer(userId);
  const settings = useOperatorSettings();
  if (userId === undefined || player.error !== undefined || settings.error !== undefined) return [];
  if (player.data === undefined || settings.data === undefined) return undefined;
  if (player.data.phone !== '' || !settings.data.mustBindPhone) return [];
  const askedOn = offerKeys.bindPhoneAskedOn(userId);
  const today = manilaDay(operatorNow());
  if (deviceStorage.read(askedOn) === today) return [];
  const show = () => {
    deviceStorage.write(askedOn, today);
    return openOverlay('bind-phone', {});
  };
  return [{ kind: 'bindPhone', id: 'bindPhone', show }];
}

/**
 * The first of the operator's advertisements to this player whose turn it is on this device; `undefined` until they are
 * known, none when there is none for them.
 */
export function useAdPopup(): readonly Popup[] | undefined {
  const isHome = useAppLocation().pathname === '/';
  const ads = useOwnAds('popup', isHome && !visit.hadPromotion());
  const today = manilaDay(operatorNow());
  const ad = ads?.find(({ id, frequency }) =>
    isAdDue(frequency, deviceStorage.read(offerKeys.adSight(id)), today),
  );
  if (ad === undefined) return ads && [];
  return [{ kind: 'ad', id: `ad:${ad.id}`, show: () => openOverlay('ad', { ad }) }];
}

/** The invitation to the home screen, where it may be shown. */
export function useInstallPopup(): Popup | undefined {
  const clock = useClock();
  const closed = deviceStorage.read(offerKeys.installClosedAt);
  const closedAt = closed === undefined ? undefined : epochMillisecondsFrom(closed);
  const isOffered = isInstallOffered(launch.search(), false);
  if (!isOffered || isStandalone() || isInstallPutOff(closedAt, clock.now())) return undefined;
  return { kind: 'install', id: 'install', show: () => openOverlay('add-to-home', {}) };
}
