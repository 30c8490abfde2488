import { alterPath, type Alteration } from './alterPath';
import { answerJson } from './answerJson';
import type { Tamper } from './Fault';
import { on } from './on';

/** Changes one place in the answers of a call. */
export function altered(call: string, path: string, change: Alteration): () => Tamper {
  return () => on(call, async ({ ask }) => answerJson(alterPath(await ask(), path, change)));
}
