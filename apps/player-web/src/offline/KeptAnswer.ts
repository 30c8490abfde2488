/** One answer of the operator that stays on the device. */
export interface KeptAnswer {
  /** As the cache writes it. */
  readonly key: string;
  /** When it was first seen, in epoch milliseconds; it may have been confirmed since. */
  readonly at: number;
  readonly answer: unknown;
}
