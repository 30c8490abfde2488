import * as v from 'valibot';
import { looseInteger } from './looseInteger';

/** A count that a server may leave out: it reads as 0. */
export const countOrZero = v.optional(looseInteger, 0);
