import * as v from 'valibot';
import type { ControlContract } from './ControlContract';
import { amount, count, instantMs, nothing } from './fields';

/** The place of an entry: its journal, and its place there. */
const place = v.object({ journal: count, seq: count });

const entry = v.object({
  journal: count,
  seq: count,
  kind: v.string(),
  /** What names the movement for ever: an order, a round, a claim. */
  reference: v.string(),
  account: v.string(),
  amount,
  atMs: instantMs,
});
export type LedgerEntry = v.InferOutput<typeof entry>;

/**
 * Entries of the ledger, newest first, a page at a time. `account` is an account's id, or a player's id for all of his
 * accounts; `order` is what names a movement; `before` is the `next` of the page before.
 */
export const ledgerControl = {
  name: 'ledger',
  request: v.object({
    account: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
    order: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
    before: v.exactOptional(place),
  }),
  response: v.object({
    entries: v.array(entry),
    /** Of all entries that fit, on this page or not. */
    sum: amount,
    count,
    next: v.exactOptional(place),
  }),
} as const satisfies ControlContract;
export type LedgerPlace = v.InferOutput<typeof place>;

/** The ledger's self-check; every line's `violations` is 0. */
export const invariantsControl = {
  name: 'invariants',
  request: nothing,
  response: v.object({
    invariants: v.array(v.object({ id: v.string(), description: v.string(), violations: count })),
  }),
} as const satisfies ControlContract;
export type Invariant = v.InferOutput<(typeof invariantsControl)['response']>['invariants'][number];
