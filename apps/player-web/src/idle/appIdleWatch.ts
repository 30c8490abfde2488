import { epochMillisecondsFrom } from '@kislap/domain';
import { browserClock } from '../clock/browserClock';
import { go } from '../navigation/go';
import { openOverlay } from '../overlays/openOverlay';
import { session } from '../session/session';
import { accountKeys } from '../storage/accountKeys';
import { deviceStorage } from '../storage/deviceStorage';
import { IdleWatch } from './IdleWatch';

const key = () => {
  const userId = session.userId();
  return userId === undefined ? undefined : accountKeys.lastTouchAt(userId);
};

/** The app's idle watch. It begins to listen with the first player. */
export const appIdleWatch = new IdleWatch({
  now: browserClock.now,
  lastTouch: () => {
    const own = key();
    const at = own && deviceStorage.read(own);
    return at === undefined ? undefined : epochMillisecondsFrom(at);
  },
  remember: (touch) => {
    const own = key();
    if (own !== undefined) deviceStorage.write(own, touch);
  },
  after: browserClock.after,
  askWhoIsThere: async () => {
    const outcome = await openOverlay('idle-lock', {});
    if (outcome.type === 'answered') return 'proven';
    return outcome.reason === 'unavailable' || outcome.reason === 'cleared' ? 'unanswered' : 'gone';
  },
  leave: () => {
    session.signOut();
    void go('/login');
  },
});

const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const touch = (): void => appIdleWatch.touch();
acts.forEach((act) => document.addEventListener(act, touch, { capture: true, passive: true }));
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) appIdleWatch.look();
});
