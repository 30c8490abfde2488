import type { CreditedDeposit } from '../deposit';
import type { Money } from '../money';
import type { EpochMilliseconds } from '../time/internal';

/**
 * A deposit that this device has posted and waits for.
 *
 * @example
 * const awaited: AwaitedDeposit = {
 *   key: 'k1', amount: moneyFromPeso(500), postedAt: epochMillisecondsFrom(1_767_196_800_000), isLate: false,
 * };
 * awaited.orderId; // => undefined
 */
export interface AwaitedDeposit {
  /** Its idempotency key. */
  readonly key: string;
  /** Missing until the operator has answered. */
  readonly orderId?: string;
  readonly amount: Money;
  readonly postedAt: EpochMilliseconds;
  /** The player was told that it takes longer. */
  readonly isLate: boolean;
}

/**
 * How the wait for deposits is paced, in milliseconds.
 *
 * @example
 * depositWatchTiming.everyMs; // => 2_000
 */
export const depositWatchTiming = {
  /** From one answer to the next question. */
  everyMs: 2_000,
  /** The longest pause after questions without an answer. */
  longestBackoffMs: 30_000,
  /** After this the player is told that the deposit takes longer. */
  lateAfterMs: 600_000,
  /** How often is asked how an order stands: it may have been refused, which is no credit. */
  statusEveryMs: 10_000,
  /** How often is asked for a deposit that is late, and how it stands. */
  lateEveryMs: 60_000,
  /** After this a deposit is no longer waited for. */
  forgetAfterMs: 7 * 86_400_000,
} as const;

/**
 * The credited deposits after `mark`, the newest that was dealt with; each once, oldest first.
 *
 * @see docs/rules.md#awaited-deposits
 * @example
 * const row = (id: number): CreditedDeposit => ({ id, amount: moneyFromPeso(500), isFirst: false });
 * depositsAfter(41, [row(43), row(41), row(42), row(43)]).map(({ id }) => id); // => [42, 43]
 */
export function depositsAfter<Row extends { readonly id: number }>(
  mark: number,
  rows: readonly Row[],
): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].filter(({ id }) => id > mark).sort((left, right) => left.id - right.id);
}

/**
 * Which awaited deposit a credit settles: the order it names, and no other. Without a name, the order of its amount
 * among `creditedOrderIds`; failing that, the oldest of its amount without an order number.
 *
 * @see docs/rules.md#awaited-deposits
 * @returns undefined when it is none of these: a deposit made elsewhere, or one that its own order will tell of
 * @example
 * const postedAt = epochMillisecondsFrom(1_767_196_800_000);
 * const awaited = [{ key: 'k1', orderId: 'D1', amount: moneyFromPeso(500), postedAt, isLate: false }];
 * const credit = { id: 42, amount: moneyFromPeso(500), isFirst: false };
 * settledBy({ ...credit, orderId: 'D1' }, awaited)?.key; // => 'k1'
 * settledBy({ ...credit, orderId: 'D2' }, awaited); // => undefined
 * settledBy(credit, awaited, ['D1'])?.key; // => 'k1'
 */
export function settledBy<Awaited extends AwaitedDeposit>(
  credit: CreditedDeposit,
  awaited: readonly Awaited[],
  creditedOrderIds: readonly string[] = [],
): Awaited | undefined {
  if (credit.orderId !== undefined) return awaited.find(({ orderId }) => orderId === credit.orderId);
  const ofAmount = [...awaited]
    .filter(({ amount }) => amount === credit.amount)
    .sort((left, right) => left.postedAt - right.postedAt);
  return (
    ofAmount.find(({ orderId }) => orderId !== undefined && creditedOrderIds.includes(orderId)) ??
    ofAmount.find(({ orderId }) => orderId === undefined)
  );
}

const openForMs = 30 * 60_000;

/**
 * The newest deposit of the same amount, made at most 30 minutes ago, that is still open: paying a second one may be
 * paying twice.
 *
 * @see docs/rules.md#awaited-deposits
 * @param open deposits that are not credited, expired or refused as far as is known
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * const open = [{ amount: moneyFromPeso(500), madeAt: epochMillisecondsFrom(now - 60_000) }];
 * openDepositOf(moneyFromPeso(500), open, now) === open[0]; // => true
 * openDepositOf(moneyFromPeso(501), open, now); // => undefined
 */
export function openDepositOf<Deposit extends { readonly amount: Money; readonly madeAt: EpochMilliseconds }>(
  amount: Money,
  open: readonly Deposit[],
  now: EpochMilliseconds,
): Deposit | undefined {
  return open
    .filter((deposit) => deposit.amount === amount && now - deposit.madeAt <= openForMs)
    .reduce<Deposit | undefined>(
      (newest, deposit) => (newest === undefined || deposit.madeAt > newest.madeAt ? deposit : newest),
      undefined,
    );
}
