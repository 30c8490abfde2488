import { session } from '../session';
import { accountKeys } from '../../device/storage/accountKeys';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { idleLock } from './idleLock';

const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Decides whether the app is locked, and follows the session, the player's own touches, and what other tabs remember of
 * theirs, for as long as the page is open. To be called before anything is shown.
 */
export function followTouches(): void {
  followSession(false);
  let token = session.token();
  session.subscribe(() => {
    if (session.token() === token) return;
    token = session.token();
    followSession(true);
  });
  // A script can send events, too; those are nobody's touch.
  const touch = (event: Event): void => void (event.isTrusted && idleLock.touch());
  acts.forEach((act) => document.addEventListener(act, touch, { capture: true, passive: true }));
  document.addEventListener('visibilitychange', () => void (document.hidden || idleLock.look()));
  coverWhileAway();
}

let stopFollowing: () => void = () => undefined;

function followSession(isProven: boolean): void {
  stopFollowing();
  stopFollowing = () => undefined;
  const userId = session.userId();
  if (userId === undefined) return idleLock.stop();
  idleLock.start(isProven);
  stopFollowing = deviceStorage.subscribe(accountKeys.lastTouchAt(userId), () => idleLock.look());
}

/** A page that the browser keeps for Back shows, when it comes again, nothing before it is decided who may see it. */
function coverWhileAway(): void {
  const root = document.documentElement;
  window.addEventListener('pagehide', () => {
    if (session.userId() !== undefined) root.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', () => {
    session.follow();
    idleLock.look();
    root.style.visibility = '';
  });
}
