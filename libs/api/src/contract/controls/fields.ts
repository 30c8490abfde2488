import { type Money, moneyFromScore } from '@kislap/domain';
import * as v from 'valibot';

/** A count or an id: a whole number from zero on. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An instant in epoch milliseconds. */
export const instantMs = count;

/** An amount of the ledger, in ten-thousandths of a peso. */
export const amount = v.pipe(
  v.number(),
  v.integer(),
  v.transform((score: number): Money => moneyFromScore(score)),
);

/** A call that needs nothing, or that tells nothing. */
export const nothing = v.object({});

/** One switch. */
export const onOff = v.object({ on: v.boolean() });
