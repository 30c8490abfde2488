/** The time until an instant, in the parts it is shown in. */
export type RemainingTime =
  | { readonly type: 'over' }
  | { readonly type: 'days'; readonly days: number; readonly hours: number }
  | {
      readonly type: 'clock';
      readonly hours: number;
      readonly minutes: number;
      readonly seconds: number;
    };
