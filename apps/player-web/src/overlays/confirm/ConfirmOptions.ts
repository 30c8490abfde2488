/** The words of a question, already in the player's language. */
export interface ConfirmOptions {
  readonly title: string;
  /** What saying yes leads to. */
  readonly detail?: string;
  readonly yes: string;
  /** Left out where there is only something to read. */
  readonly no?: string;
}
