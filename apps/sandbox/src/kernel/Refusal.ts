import type { RefusalReason } from './refusalReasons';

/** What a refusal tells beside its message; the names are the wire's. */
interface RefusalFacts {
  readonly field?: string;
  readonly wait?: number;
  readonly until?: number;
  readonly need?: number;
  readonly limit?: number;
  readonly minutes?: number;
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
