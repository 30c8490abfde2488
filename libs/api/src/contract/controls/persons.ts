import * as v from 'valibot';
import { type ControlContract, count, instantMs, nothing } from './fields';

const personCase = v.object({
  id: count,
  /** The account that is like another; left out while none was opened. */
  userId: v.exactOptional(count),
  /** The account of somebody who is away. */
  matchedId: count,
  /** What both have in common. */
  kind: v.picklist(['phone', 'document', 'name', 'payout', 'deviceBirthday', 'device']),
  /** `note` has no effect; `open` holds the account back until it is decided. */
  state: v.picklist(['note', 'open', 'same', 'other']),
  atMs: instantMs,
  /** When an open one is to be decided at the latest. */
  dueAtMs: instantMs,
});

/**
 * An account that is like one of somebody who is away, as the console lists it.
 *
 * @example
 * const isLate = ({ state, dueAtMs }: PersonCase, nowMs: number) => state === 'open' && nowMs >= dueAtMs;
 * isLate({ id: 1, matchedId: 7, kind: 'name', state: 'open', atMs: 0, dueAtMs: 86_400_000 }, 0); // => false
 */
export type PersonCase = v.InferOutput<typeof personCase>;

/**
 * Likenesses to somebody who is away, newest first, a page at a time; `before` is the `next` of the page before.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(personCasesControl.request, { before: 120 }); // => { before: 120 }
 */
export const personCasesControl = {
  name: 'personCases',
  request: v.object({ before: v.exactOptional(count) }),
  response: v.object({ cases: v.array(personCase), next: v.exactOptional(count) }),
} as const satisfies ControlContract;

/**
 * Decides whether two accounts are one person's. The `same` person is away with both until the same end; an `other` one is
 * let in again.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(personCaseControl.request, { id: 1, state: 'other' }).state; // => 'other'
 */
export const personCaseControl = {
  name: 'personCase',
  request: v.object({ id: count, state: v.picklist(['same', 'other']) }),
  response: nothing,
} as const satisfies ControlContract;

/**
 * Says that somebody of the operator is worried about a player, by a chat, a call or a word of the family, or is not any
 * more: level 3 of harm at once, and a day of care.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(concernControl.request, { userId: 100_002, on: true }).on; // => true
 */
export const concernControl = {
  name: 'concern',
  request: v.object({ userId: count, on: v.boolean() }),
  response: nothing,
} as const satisfies ControlContract;

const harmCase = v.object({
  id: count,
  userId: count,
  /** What it was opened for: what was noticed of the player's play, or that somebody is worried. */
  why: v.picklist(['markers', 'concern']),
  /** The markers that held then, by their names. */
  seen: v.array(v.string()),
  /** `open`, `contacted` once the player was spoken with, `closed`. */
  state: v.picklist(['open', 'contacted', 'closed']),
  /** Everything that was done, the opening first. Nothing is ever changed or taken away. */
  steps: v.array(
    v.object({
      step: v.picklist(['open', 'note', 'contact', 'closed']),
      note: v.string(),
      atMs: instantMs,
    }),
  ),
});

/**
 * A player of whom much was noticed, for a person to look into.
 *
 * @example
 * const states: readonly HarmCase['state'][] = ['open', 'contacted', 'closed'];
 * states.length; // => 3
 */
export type HarmCase = v.InferOutput<typeof harmCase>;

/**
 * Lists cases of harm, newest first, a page at a time. One is opened at level 3, and when somebody is worried.
 *
 * @example
 * harmCasesControl.name; // => 'harmCases'
 */
export const harmCasesControl = {
  name: 'harmCases',
  request: v.object({ before: v.exactOptional(count) }),
  response: v.object({ cases: v.array(harmCase), next: v.exactOptional(count) }),
} as const satisfies ControlContract;

/**
 * Writes a step of a case down: a note, that the player was spoken with, or that it is closed and why. The security log
 * says that it was done, and not what it says.
 *
 * @example
 * harmCaseControl.name; // => 'harmCase'
 */
export const harmCaseControl = {
  name: 'harmCase',
  request: v.object({
    id: count,
    step: v.picklist(['note', 'contact', 'closed']),
    note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  }),
  response: nothing,
} as const satisfies ControlContract;

/**
 * Plays the national register of excluded persons: whether it answers (`on`), and who is `listed` in it, by phone or by
 * document, `until` epoch seconds (0 for no end known).
 *
 * @example
 * import { parse } from 'valibot';
 * const listing = { document: { type: 'passport', number: 'P1234567A' }, listed: true };
 * parse(nationalRegisterControl.request, { on: false }); // => { on: false, until: 0 }
 * parse(nationalRegisterControl.request, listing).listed; // => true
 */
export const nationalRegisterControl = {
  name: 'ndrp',
  request: v.object({
    on: v.exactOptional(v.boolean()),
    phone: v.exactOptional(v.pipe(v.string(), v.maxLength(20))),
    document: v.exactOptional(v.object({ type: v.string(), number: v.pipe(v.string(), v.maxLength(40)) })),
    listed: v.exactOptional(v.boolean()),
    until: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  }),
  response: nothing,
} as const satisfies ControlContract;
