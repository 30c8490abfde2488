/** A round that was asked for and not answered yet. It is sent again unchanged until it is. */
export interface PendingRound {
  readonly sid: string;
  readonly key: string;
  /** Plain pesos. */
  readonly stake: number;
  readonly bet: string;
}
