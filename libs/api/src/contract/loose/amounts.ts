import * as v from 'valibot';
import { looseNumber } from './numbers';
import { orElse } from './optional';

/**
 * A plain amount in pesos, normally with at most two decimals: the unit of form and config fields.
 *
 * @example
 * import { parse } from 'valibot';
 * const bonus: Peso = parse(eggPrize, { prize_type: 1, am: '5.50' }).am;
 * bonus; // => 5.5
 */
export type Peso = number & { readonly __unit?: 'php' };

/** Beyond this, ten-thousandths of a peso are no longer exact. */
const LARGEST = 900_000_000_000;

/** Reads a plain peso amount, up to 900 billion either way. */
export const peso = v.pipe(
  looseNumber,
  v.minValue(-LARGEST),
  v.maxValue(LARGEST),
  v.transform((amount): Peso => amount),
);

/** An amount in pesos that a server may leave out or send empty: it reads as 0. */
export const pesoOrZero = orElse(peso, 0);

/**
 * An integer amount in ten-thousandths of a peso: the unit of ledger fields on the wire.
 *
 * @example
 * import { parse } from 'valibot';
 * const won: Score = parse(winTick, { gc: 'jeepney', WinScore: '11500', logtime: 0 }).WinScore;
 * won; // => 11_500
 */
export type Score = number & { readonly __unit?: 'php*10000' };

/** Reads a ledger amount. A fraction of a unit, which no ledger has, is cut off as all display is. */
export const score = v.pipe(
  looseNumber,
  v.transform(Math.trunc),
  v.safeInteger(),
  v.transform((amount): Score => amount),
);

/** A ledger amount that a server may leave out or send empty: it reads as 0. */
export const scoreOrZero = orElse(score, 0);
