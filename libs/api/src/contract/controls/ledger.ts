import * as v from 'valibot';
import { amount, type ControlContract, count, instantMs, nothing } from './fields';

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

/**
 * One entry of the ledger: what one movement did to one account. `amount` may be negative; a journal sums to zero.
 *
 * @example
 * import { parse } from 'valibot';
 * const page = { entries: [], total: { sum: 0, count: 0 } };
 * const entries: readonly LedgerEntry[] = parse(ledgerControl.response, page).entries;
 * entries.length; // => 0
 */
export type LedgerEntry = v.InferOutput<typeof entry>;

/**
 * Entries of the ledger, newest first, a page at a time. `account` is an account's id, or a player's id for all of his
 * accounts; `order` is what names a movement; `before` is the `next` of the page before.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(ledgerControl.request, { account: '7' }); // => { account: '7', order: '' }
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
    /**
     * Of all entries that fit, on this page or not. Absent when neither an account nor an order was asked for, and when
     * more than 1,000 fit: a large ledger is not read from end to end for each look at it.
     */
    total: v.exactOptional(v.object({ sum: amount, count })),
    next: v.exactOptional(place),
  }),
} as const satisfies ControlContract;

/**
 * Where a page of the ledger goes on: what `next` tells and `before` takes.
 *
 * @example
 * import { parse } from 'valibot';
 * const before: LedgerPlace = { journal: 12, seq: 1 };
 * parse(ledgerControl.request, { before }).before; // => { journal: 12, seq: 1 }
 */
export type LedgerPlace = v.InferOutput<typeof place>;

/**
 * The ledger's self-check; every line's `violations` is 0.
 *
 * @example
 * import { parse } from 'valibot';
 * const line = { id: 'I1', description: 'Every journal sums to zero.', violations: 0 };
 * parse(invariantsControl.response, { invariants: [line] }).invariants[0]?.violations; // => 0
 */
export const invariantsControl = {
  name: 'invariants',
  request: nothing,
  response: v.object({
    invariants: v.array(v.object({ id: v.string(), description: v.string(), violations: count })),
    /**
     * How long the check took, ms. It reads everything: whoever asks again and again waits longer after a longer one.
     */
    tookMs: v.exactOptional(count),
  }),
} as const satisfies ControlContract;

/**
 * A line of the self-check: `violations` counts what breaks it.
 *
 * @example
 * import { parse } from 'valibot';
 * const line: Invariant = { id: 'I1', description: 'Every journal sums to zero.', violations: 0 };
 * parse(invariantsControl.response, { invariants: [line] }).invariants; // => [line]
 */
export type Invariant = v.InferOutput<(typeof invariantsControl)['response']>['invariants'][number];
