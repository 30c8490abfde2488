import type { CheckInDay } from './CheckInDay';

/**
 * What the check-in has for the player right now.
 *
 * @example
 * const done: CheckInOffer = { type: 'done', next: undefined };
 * checkInOfferOf([], []); // => done
 */
export type CheckInOffer =
  | {
      readonly type: 'checkIn';
      readonly day: CheckInDay;
      /** Every condition is met. */
      readonly isReady: boolean;
    }
  /** A missed day can be made good. It comes before today's own check-in, which would close it. */
  | { readonly type: 'repair'; readonly day: CheckInDay }
  /** Today is done; the day that opens next, unless the week is whole. */
  | { readonly type: 'done'; readonly next: CheckInDay | undefined };
