import type * as v from 'valibot';
import { boundedText } from './loose/boundedText';
import { maybe } from './loose/maybe';

const text = maybe(boundedText(256));

/** Where a visitor came from: optional fields of the sign-in and sign-up forms. */
export const tracking = {
  app_token: text,
  register: text,
  firstDepositArrival: text,
  deposit: text,
  gps_adid: text,
  adid: text,
  fbPixelId: text,
  fbclid: text,
  is: text,
  invite: text,
} as const satisfies v.ObjectEntries;
