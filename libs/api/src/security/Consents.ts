/** What a player agrees to, each for itself. */
export interface Consents {
  /** Whoever brought the player here may hear of what they do. */
  readonly marketing: boolean;
  /** The operator may count what the player uses. */
  readonly analytics: boolean;
}
