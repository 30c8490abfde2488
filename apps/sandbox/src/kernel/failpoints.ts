interface Armed {
  readonly operation: string | undefined;
  readonly name: string;
  passesLeft: number;
}

const pattern = /^(?:(\w+)\.)?(\w+)=kill(?:@(\d+))?$/;

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

/**
 * Reads `SANDBOX_FAILPOINTS`: comma-separated `[operation.]moment=kill[@n]`, killed at the n-th pass (1 by default),
 * for example `withdraw.beforeCommit=kill@3`.
 *
 * @param kill ends the process at once, without cleaning up
 * @throws Error when the text is not of that form
 */
export function readFailpoints(text: string, kill: () => void): Failpoints {
  const armed = text.split(',').filter(Boolean).map(readOne);
  return {
    isArmed: armed.length > 0,
    pass(name, operation) {
      for (const point of armed) {
        if (point.name !== name || (point.operation ?? operation) !== operation) continue;
        point.passesLeft -= 1;
        if (point.passesLeft === 0) kill();
      }
    },
  };
}

function readOne(text: string): Armed {
  const match = pattern.exec(text.trim());
  if (!match) throw new Error(`Unreadable failpoint "${text}": write [operation.]moment=kill[@n]`);
  return { operation: match[1], name: match[2] ?? '', passesLeft: Number(match[3] ?? 1) };
}
