/** What a check saw of one call. */
export interface Observation {
  readonly call: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** What happened, or why nothing could be seen; empty when it passed. */
  readonly detail: string;
}
