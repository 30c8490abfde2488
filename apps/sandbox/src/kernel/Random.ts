/** A source of game randomness that repeats itself for the same seed. Never used for tokens, ids or codes. */
export interface Random {
  /** The next number, at least 0 and below 1. */
  next(): number;
}
