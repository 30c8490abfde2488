import { memo, useDeferredValue, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useClock } from '../../device/clock/clock';
import { useCurrentNotices } from '../../features/notices/useCurrentNotices';
import { isTravelling } from '../../navigation/go';
import { reported } from '../../device/errors/reportError';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { screens } from '../../navigation/screens';
import { useUserId } from '../../session/session';
import { useAppLocation } from '../../navigation/appLocation';
import type { Popup } from './nextPopup';
import { nextPopup } from './nextPopup';
import { useAdPopup } from './popupSources';
import { useBindPhonePopup } from './popupSources';
import { useInstallPopup } from './popupSources';
import { useMailPopups } from './popupSources';
import { useMaintenancePopup } from './popupSources';
import { visit } from './popupSources';

const promotional: readonly Popup['kind'][] = ['ad', 'bindPhone', 'install'];

/**
 * Shows what comes up by itself: on home alone, one at a time, when the visitor lets the screen rest, and never over
 * something that is open.
 */
export function PopupQueue() {
  const overlays = useSyncExternalStore(overlayStack.subscribe, overlayStack.snapshot);
  // The tap that opens or closes one does not wait for what may come up after it.
  return <WaitingPopups isCovered={useDeferredValue(overlays.length > 0)} />;
}

interface WaitingPopupsProps {
  /** Whether an overlay is open. */
  readonly isCovered: boolean;
}

const WaitingPopups = memo(function WaitingPopups({ isCovered }: WaitingPopupsProps) {
  const { pathname } = useAppLocation();
  const isBusy = pathname !== '/' || isCovered;
  const [shown, setShown] = useState<readonly Popup[]>([]);
  const popups = useWaitingPopups().filter(({ id }) => !shown.some((one) => one.id === id));
  const before = shown.map(({ kind }) => kind);
  const kind = nextPopup({
    isBusy,
    waiting: new Set(popups.map((popup) => popup.kind)),
    shown: visit.hadPromotion() ? ['ad', ...before] : before,
  });
  const next = popups.find((popup) => popup.kind === kind);
  const restMs = next !== undefined && promotional.includes(next.kind) ? OFFER_REST_MS : REST_MS;
  useAtRest(next === undefined ? undefined : restMs, async (rests) => {
    // What has to be fetched for it may take seconds, in which the visitor goes on.
    await screens().overlays().catch(reported('overlay code'));
    if (next === undefined || !rests() || isTyping() || isTravelling() || document.hidden) return;
    if (overlayStack.snapshot().length > 0) return;
    if (promotional.includes(next.kind)) visit.notePromotion();
    setShown((list) => [...list, next]);
    void next.show();
  });
  return null;
});

/** Whoever writes may look for words without touching anything. */
function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}

/**
 * Everything that has something to show now; nothing until it is known what matters most, so that an offer whose
 * answer comes sooner does not overtake it.
 */
function useWaitingPopups(): readonly Popup[] {
  const mails = useMailPopups();
  const areNoticesKnown = useCurrentNotices() !== undefined;
  const bindings = useBindPhonePopup();
  const ads = useAdPopup();
  const maintenance = useMaintenancePopup();
  const install = useInstallPopup();
  const isGuest = useUserId() === undefined;
  const isQuiet = document.documentElement.dataset['quiet'] !== undefined;
  if (isGuest && isQuiet) return maintenance === undefined ? [] : [maintenance];
  if (mails === undefined || bindings === undefined || !areNoticesKnown) return [];
  // The invitation to the home screen comes after every advertisement, however late those are known.
  const last = ads === undefined ? [] : [...ads, install];
  return [...mails, ...bindings, maintenance, ...last].filter((popup) => popup !== undefined);
}

/** Who has done nothing for this long is not about to tap what something would cover. */
const REST_MS = 1500;
/** An offer is never the answer to a tap: it waits until nobody could take it for one. */
const OFFER_REST_MS = 6000;
const ACTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/** Runs `onRest` once the visitor has let the screen rest for so long; it can ask whether they still do. */
function useAtRest(restMs: number | undefined, onRest: (rests: () => boolean) => Promise<void>): void {
  const clock = useClock();
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (restMs === undefined) return undefined;
    let acts = 0;
    const restLater = (): (() => void) => {
      const before = acts;
      return clock.after(restMs, () => void rest(() => acts === before));
    };
    let callOff = restLater();
    const wait = (): void => {
      acts += 1;
      callOff();
      callOff = restLater();
    };
    ACTS.forEach((act) => document.addEventListener(act, wait, { capture: true, passive: true }));
    return () => {
      acts += 1;
      callOff();
      ACTS.forEach((act) => document.removeEventListener(act, wait, true));
    };
  }, [restMs, clock]);
}
