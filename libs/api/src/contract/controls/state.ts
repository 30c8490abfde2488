import * as v from 'valibot';
import { type ControlContract, count, instantMs, nothing, onOff } from './fields';
import { fault } from './faults';

const LONGEST_MESSAGE = 300;

const maintenancePlan = v.object({
  /** The planned end in epoch seconds; 0 when none is told. */
  until: v.exactOptional(count, 0),
  /** In place of the usual words, for everybody; '' keeps those. */
  message: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE)), ''),
});

/**
 * How the operator stands at this moment.
 *
 * @example
 * stateControl.name; // => 'state'
 */
export const stateControl = {
  name: 'state',
  request: nothing,
  response: v.object({
    nowMs: instantMs,
    /** Whether its clock is not the machine's. */
    isClockMoved: v.boolean(),
    isUnderMaintenance: v.boolean(),
    /** What it tells of its maintenance. */
    maintenance: maintenancePlan,
    isMessy: v.boolean(),
    /** Whether the outcomes of games follow from a seed, for tests. */
    hasSeededOutcomes: v.boolean(),
    /** Whether the identity check comes before the first deposit. */
    isIdentityFirst: v.boolean(),
    /** Whether the imitated national register of excluded persons answers. */
    hasNationalRegister: v.boolean(),
    /** What a new account is welcomed with, in pesos. */
    welcomeGift: v.number(),
    latencyMs: count,
    faults: v.array(fault),
    /** The build that pages are told to run; '' when nothing is built. */
    buildId: v.string(),
  }),
} as const satisfies ControlContract;

/**
 * What `stateControl` answers.
 *
 * @example
 * const isCalm = (state: OperatorState) => !state.isMessy && state.faults.length === 0;
 * isCalm.length; // => 1
 */
export type OperatorState = v.InferOutput<(typeof stateControl)['response']>;

/**
 * Moves the clock: to an instant in seconds, by some seconds, or to the next midnight in Manila. With none of them it
 * runs with the machine again.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(clockControl.request, { to: 'midnight' }); // => { to: 'midnight' }
 */
export const clockControl = {
  name: 'clock',
  request: v.object({
    epoch: v.exactOptional(v.number()),
    by: v.exactOptional(v.number()),
    to: v.exactOptional(v.literal('midnight')),
  }),
  response: nothing,
} as const satisfies ControlContract;

/**
 * Answers "under maintenance" to everything, with a planned end and a message when they are given.
 *
 * @example
 * import { parse } from 'valibot';
 * maintainControl.name; // => 'maintain'
 * parse(maintainControl.request, { on: true }); // => { on: true, until: 0, message: '' }
 */
export const maintainControl = {
  name: 'maintain',
  request: v.object({ ...onOff.entries, ...maintenancePlan.entries }),
  response: nothing,
} as const satisfies ControlContract;

/**
 * Sends numbers as text, as some servers do.
 *
 * @example
 * import { parse } from 'valibot';
 * messyControl.name; // => 'messy'
 * parse(messyControl.request, { on: true }).on; // => true
 */
export const messyControl = {
  name: 'messy',
  request: onOff,
  response: nothing,
} as const satisfies ControlContract;

/**
 * Asks for the identity check before the first deposit.
 *
 * @example
 * import { parse } from 'valibot';
 * identityFirstControl.name; // => 'kycBeforeDeposit'
 * parse(identityFirstControl.request, { on: true }).on; // => true
 */
export const identityFirstControl = {
  name: 'kycBeforeDeposit',
  request: onOff,
  response: nothing,
} as const satisfies ControlContract;

/**
 * Sets what new accounts are welcomed with, in whole pesos; 0 for nothing.
 *
 * @example
 * import { parse } from 'valibot';
 * welcomeGiftControl.name; // => 'welcomeGift'
 * parse(welcomeGiftControl.request, { amount: 50 }).amount; // => 50
 */
export const welcomeGiftControl = {
  name: 'welcomeGift',
  request: v.object({ amount: v.pipe(count, v.maxValue(10_000)) }),
  response: nothing,
} as const satisfies ControlContract;

/**
 * Slows every answer down.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(latencyControl.request, { ms: 250 }).ms; // => 250
 */
export const latencyControl = {
  name: 'latency',
  request: v.object({ ms: v.pipe(count, v.maxValue(60_000)) }),
  response: nothing,
} as const satisfies ControlContract;

/**
 * Puts out a newer build: the same app under another name, which open pages then offer.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(shipControl.response, { buildId: 'b2' }).buildId; // => 'b2'
 */
export const shipControl = {
  name: 'ship',
  request: nothing,
  response: v.object({ buildId: v.string() }),
} as const satisfies ControlContract;

/**
 * Empties the database, seeds it anew, and turns every switch off.
 *
 * @example
 * resetControl.name; // => 'reset'
 */
export const resetControl = {
  name: 'reset',
  request: nothing,
  response: nothing,
} as const satisfies ControlContract;

/**
 * Everything in the database, without secrets: rows by the name of their table.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(exportControl.response, { takenAtMs: 0, tables: {} }).tables; // => {}
 */
export const exportControl = {
  name: 'export',
  request: nothing,
  response: v.object({
    takenAtMs: instantMs,
    tables: v.record(
      v.string(),
      v.object({
        rows: v.array(v.unknown()),
        /** Whether only the newest rows are here. */
        isCut: v.boolean(),
      }),
    ),
  }),
} as const satisfies ControlContract;
