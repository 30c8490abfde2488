import { pingOnline } from '@kislap/api';
import { browserClock } from '../../device/clock/clock';
import { everyWhileSeen } from '../../device/clock/whileSeen';
import { idleLock } from '../../session/idle-lock/idleLock';
import { orderWatch } from '../../features/orders/orders';
import { awayDevice } from '../../session/awayDevice';
import { clearAccount, clearMemory } from '../../session/clearAccount';
import { dropOldAnswers } from '../../session/dropOldAnswers';
import { OnlinePing } from '../../session/OnlinePing';
import { sendLogOuts } from '../../session/sendLogOuts';
import { session } from '../../session/session';

const onlinePing = new OnlinePing({
  ping: pingOnline,
  token: session.token,
  userId: session.userId,
  isHidden: () => document.hidden,
  ownTouch: idleLock.ownTouch,
  now: browserClock.now,
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) onlinePing.seen();
});

// The idle lock has heard of the touch before.
const tellTouch = ({ isTrusted }: Event): void => void (isTrusted && onlinePing.touched());
for (const act of ['pointerdown', 'keydown'] as const) {
  document.addEventListener(act, tellTouch, { capture: true, passive: true });
}

const TIDY_EVERY_MS = 60_000;
let stopTidying = (): void => undefined;

/** What runs for a signed-in player. Its code is not needed for the first view, so it comes by itself. */
export const accountServices = {
  start(): void {
    if (idleLock.isLocked()) return;
    const userId = session.userId();
    if (userId !== undefined && !session.isAway()) awayDevice.forget(userId);
    onlinePing.start();
    orderWatch.resume();
    stopTidying();
    stopTidying = everyWhileSeen(browserClock, TIDY_EVERY_MS, dropOldAnswers);
  },
  stop(): void {
    onlinePing.stop();
    orderWatch.stop();
    stopTidying();
  },
  sendLogOuts,
  forget: clearAccount,
  forgetMemory: clearMemory,
} as const;
