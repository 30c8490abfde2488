import * as v from 'valibot';
import { looseInteger } from './looseInteger';

/**
 * An integer amount in ten-thousandths of a peso: the unit of ledger fields on the wire.
 *
 * @example
 * import { parse } from 'valibot';
 * const won: Score = parse(winTick, { gc: 'jeepney', WinScore: '11500', logtime: 0 }).WinScore;
 * won; // => 11_500
 */
export type Score = number & { readonly __unit?: 'php*10000' };

/** Reads a ledger amount. */
export const score = v.pipe(
  looseInteger,
  v.transform((amount): Score => amount),
);
