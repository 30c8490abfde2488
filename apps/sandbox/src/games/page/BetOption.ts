/** A bet as the page offers it. */
export interface BetOption {
  /** One of the ids that `listBets` answers. */
  readonly id: string;
  readonly label: string;
  /** What it pays at best, for example `×1.92`. */
  readonly pays: string;
}
