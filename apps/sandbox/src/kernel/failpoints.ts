interface Armed {
  readonly operation: string | undefined;
  readonly name: string;
  passesLeft: number;
}

/** The named moments of a money movement at which a test may end the process. */
const failpointNames = [
  'beforeBegin',
  'afterIdemRow',
  'afterFirstPosting',
  'beforeCommit',
  'afterCommitBeforeReply',
  'midReply',
] as const;
export type FailpointName = (typeof failpointNames)[number];

const pattern = new RegExp(`^(?:(\\w+)\\.)?(${failpointNames.join('|')})=kill(?:@([1-9]\\d*))?$`);
/** How `SANDBOX_FAILPOINTS` is written. */
export const failpointForm = `[operation.]moment=kill[@n], the moment one of ${failpointNames.join(', ')}`;

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
  const armed = partsOf(text).map(readOne);
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

/** The first failpoint of `SANDBOX_FAILPOINTS` that cannot be read, if there is one. */
export function unreadableFailpoint(text: string): string | undefined {
  return partsOf(text).find((part) => !pattern.test(part));
}

const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readOne(text: string): Armed {
  const match = pattern.exec(text);
  if (!match) throw new Error(`Unreadable failpoint "${text}": write ${failpointForm}`);
  return { operation: match[1], name: match[2] ?? '', passesLeft: Number(match[3] ?? 1) };
}
