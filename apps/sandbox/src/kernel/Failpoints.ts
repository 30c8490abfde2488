/** The named moments of a money movement at which a test may end the process. */
export type FailpointName =
  | 'beforeBegin'
  | 'afterIdemRow'
  | 'afterFirstPosting'
  | 'beforeCommit'
  | 'afterCommitBeforeReply'
  | 'midReply';

/** Ends the process at a named moment, when a test asked for it. */
export interface Failpoints {
  /** Whether a test has asked for any. */
  readonly isArmed: boolean;
  /**
   * @param operation the call that passes by, for example `withdraw`
   */
  pass(name: FailpointName, operation: string): void;
}
