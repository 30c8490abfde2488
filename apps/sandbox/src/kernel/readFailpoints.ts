import type { Failpoints } from './Failpoints';

interface Armed {
  readonly operation: string | undefined;
  readonly name: string;
  passesLeft: number;
}

const pattern = /^(?:(\w+)\.)?(\w+)=kill(?:@(\d+))?$/;

/**
 * Reads `SANDBOX_FAILPOINTS`: comma-separated `[operation.]moment=kill[@n]`, where n is the pass that kills
 * (the first by default), for example `withdraw.beforeCommit=kill@3`.
 *
 * @param kill what ends the process: SIGKILL to itself, so that nothing is flushed or cleaned up
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
