import { appLocation } from '../../navigation/appLocation';

/** Nothing may hold a logout up for longer, in milliseconds. */
const LONGEST_WAIT_MS = 1000;

/** Resolves when home is on the screen: pages that slide arrive a moment after the trip to them. */
export function untilAtHome(): Promise<void> {
  return new Promise((resolve) => {
    const leave = (): void => {
      clearTimeout(timer);
      stopFollowing();
      resolve();
    };
    const leaveAtHome = (): void => {
      if (appLocation.snapshot().pathname === '/') leave();
    };
    const timer = setTimeout(leave, LONGEST_WAIT_MS);
    const stopFollowing = appLocation.subscribe(leaveAtHome);
    leaveAtHome();
  });
}
