/**
 * The time until an instant, in the parts it is shown in.
 *
 * @example
 * const left: RemainingTime = { type: 'clock', hours: 1, minutes: 0, seconds: 5 };
 * timeLeft(epochSecondsFrom(3_605), epochSecondsFrom(0)); // => left
 */
export type RemainingTime =
  | { readonly type: 'over' }
  | { readonly type: 'days'; readonly days: number; readonly hours: number }
  | {
      readonly type: 'clock';
      readonly hours: number;
      readonly minutes: number;
      readonly seconds: number;
    };
