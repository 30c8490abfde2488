import { lazyComponent } from '../code/lazyComponent';

/** The player's part of the start-up set: a guest does not fetch it. */
export const latePlayersFacts = lazyComponent(() =>
  import('./PlayersFacts').then(({ PlayersFacts }) => PlayersFacts),
);
