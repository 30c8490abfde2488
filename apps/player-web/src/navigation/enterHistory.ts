/** In the state of the history's entry that the boot script's frame has made, so that Back leaves the frame. */
export const WAITING = 'waiting';

/** Whether the history stands on such an entry. */
export const isWaiting = ({ state }: History): boolean => state?.[WAITING] === true;

/** On the root element while the app goes back by itself: what the visitor has asked for meanwhile stays. */
const STEPS_BACK = 'stepsBack';

const root = ({ document }: Window): DOMStringMap => document.documentElement.dataset;

/** Whether the history moves because the app goes back over entries that are no longer needed. */
export const isSteppingBack = (page: Window): boolean => STEPS_BACK in root(page);

/** The app is about to go back by itself. @returns is called when the browser has arrived, or does not move */
export function beginStepBack(page: Window): () => void {
  root(page)[STEPS_BACK] = '';
  return () => void delete root(page)[STEPS_BACK];
}

/** Makes a new entry of the history, or takes over the one of the frame that stands for what has come. */
export function enterHistory({ history }: Window, state: object, href?: string): void {
  if (isWaiting(history)) history.replaceState({ ...state, [WAITING]: false }, '', href);
  else history.pushState(state, '', href);
}
