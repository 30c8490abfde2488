import type { RefusalReason } from './refusalReasons';

/** What a refusal tells beside its message; the names are the wire's. */
interface RefusalFacts {
  readonly field?: string;
  readonly wait?: number;
  readonly until?: number;
  /** What of a condition is missing, or what an account lacks. */
  readonly need?: number | readonly string[];
  readonly limit?: number;
  /** What of a limit is used, and what of it open orders may still use. */
  readonly used?: number;
  readonly open?: number;
  readonly span?: string;
  readonly minutes?: number;
  /** Why a player is away, and after a login the token that pays out. */
  readonly kind?: string;
  readonly payout?: string;
}

/**
 * A business answer other than yes. Thrown out of a transaction it rolls everything back, and is stored as the
 * answer to the call's idempotency key.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param words what fills the `{placeholders}` of the message */
  constructor(
    readonly reason: RefusalReason,
    readonly facts: RefusalFacts = {},
    readonly words: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
  }
}
