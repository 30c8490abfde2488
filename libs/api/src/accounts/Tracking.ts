/**
 * Where a visitor came from: launch parameters that sign-in and sign-up pass on under the same names.
 *
 * @example
 * const tracking: Tracking = { invite: 'LIW4NAG' };
 * readTracking('?invite=LIW4NAG'); // => tracking
 */
export interface Tracking {
  readonly app_token?: string;
  readonly register?: string;
  readonly firstDepositArrival?: string;
  readonly deposit?: string;
  readonly gps_adid?: string;
  readonly adid?: string;
  readonly fbPixelId?: string;
  readonly fbclid?: string;
  readonly is?: string;
  readonly invite?: string;
}
