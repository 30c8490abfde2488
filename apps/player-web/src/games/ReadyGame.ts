/** A game that the operator has opened a sitting for. */
export interface ReadyGame {
  /** Checked: it may be opened. */
  readonly url: string;
  readonly opensIn: 'frame' | 'window';
  /** Played without money. */
  readonly isDemo: boolean;
}
