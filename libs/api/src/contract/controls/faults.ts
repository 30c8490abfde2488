import * as v from 'valibot';
import { type ControlContract, count, nothing } from './fields';

/**
 * How an answer can be made to fail, in the order a list shows them.
 *
 * @example
 * faultModes.includes('drop'); // => true
 */
export const faultModes = ['delay', 'timeout', '500', '400', '555', 'badjson', 'html', 'drop'] as const;

/**
 * `delay` answers late, `timeout` never; `500`, `400` (session ended) and `555` (maintenance) are answers with that
 * code;
 * `badjson` is half an answer, `html` a page, and `drop` does everything and cuts the line before it is told.
 *
 * @example
 * const mode: FaultMode = 'delay';
 * faultModes.indexOf(mode); // => 0
 */
export type FaultMode = (typeof faultModes)[number];

/**
 * Stands for every call.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(fault, { call: anyCall, times: 1, mode: '500' }).call; // => '*'
 */
export const anyCall = '*';

const longestDelayMs = 120_000;

/**
 * One fault that has been ordered.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(fault, { call: 'deposit', times: 2, mode: 'delay' }).ms; // => 3000
 */
export const fault = v.object({
  /** A call by its name in the contract, or `anyCall`. */
  call: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  /** How many more answers it spoils. */
  times: v.pipe(count, v.maxValue(10_000)),
  mode: v.picklist(faultModes),
  /** How long a `delay` takes, in milliseconds. */
  ms: v.optional(v.pipe(count, v.maxValue(longestDelayMs)), 3000),
});

/**
 * What `fault` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const late: Fault = { call: 'deposit', times: 1, mode: 'delay', ms: 500 };
 * parse(fault, late).ms; // => 500
 */
export type Fault = v.InferOutput<typeof fault>;

/**
 * Spoils the next answers of a call; 0 times takes it back.
 *
 * @example
 * import { parse } from 'valibot';
 * failControl.name; // => 'fail'
 * parse(failControl.request, { call: 'deposit', times: 0, mode: '500' }).times; // => 0
 */
export const failControl = {
  name: 'fail',
  request: fault,
  response: nothing,
} as const satisfies ControlContract;

/**
 * Takes all ordered faults back.
 *
 * @example
 * clearFaultsControl.name; // => 'clearFaults'
 */
export const clearFaultsControl = {
  name: 'clearFaults',
  request: nothing,
  response: nothing,
} as const satisfies ControlContract;

/**
 * The names of all calls that can be made to fail.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(callsControl.response, { calls: ['login'] }).calls; // => ['login']
 */
export const callsControl = {
  name: 'calls',
  request: nothing,
  response: v.object({ calls: v.array(v.string()) }),
} as const satisfies ControlContract;
