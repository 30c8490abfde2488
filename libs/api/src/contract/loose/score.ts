import * as v from 'valibot';
import { looseInteger } from './looseInteger';

/** An integer amount in ten-thousandths of a peso: the unit of ledger fields on the wire. */
export type Score = number & { readonly __unit?: 'php*10000' };

/** Reads a ledger amount. */
export const score = v.pipe(
  looseInteger,
  v.transform((amount): Score => amount),
);
