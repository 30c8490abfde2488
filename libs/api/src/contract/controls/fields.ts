import { type Money, moneyFromScore } from '@kislap/domain';
import * as v from 'valibot';

/**
 * One control call of the sandbox: `POST /__sandbox/{name}`, JSON both ways.
 *
 * @example
 * const isEmpty = ({ response }: ControlContract) => Object.keys(response).length === 0;
 * isEmpty(stateControl); // => false
 */
export interface ControlContract<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  readonly name: string;
  readonly request: Request;
  /** What it answers beside `ok: true`. */
  readonly response: Response;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A count or an id: a whole number from zero on, as a database keeps one. */
export const count = v.pipe(whole, v.maxValue(2_147_483_647));

/** An instant in epoch milliseconds. */
export const instantMs = whole;

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
