import { useEffect, useState, useSyncExternalStore } from 'react';

/** Code that a page fetches after its first view, and keeps for every later visit. */
export interface LazyCode<Code> {
  readonly fetch: () => Promise<Code>;
  code?: Code;
}

/** Fetches it before anything is drawn: the first frame then shows it. */
export async function loadLazyCode<Code>(late: LazyCode<Code>): Promise<Code> {
  late.code ??= await late.fetch();
  return late.code;
}

const nothingChanges = (): (() => void) => () => undefined;

/**
 * Code that comes after the first view, so that nothing competes with it; until then, and in what is prerendered,
 * there is none. Once it is there, the page shows it in its first frame.
 *
 * @param late the same object for all uses
 * @param isNeeded false while this visitor has no use for it
 * @throws Error (while rendering) when the code cannot be fetched
 */
export function useLazyCode<Code>(late: LazyCode<Code>, isNeeded: boolean): Code | undefined {
  const known = useSyncExternalStore(
    nothingChanges,
    () => late.code,
    () => undefined,
  );
  const [fetched, setFetched] = useState<{ readonly code: Code }>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    if (!isNeeded) return;
    loadLazyCode(late).then(
      (code) => setFetched({ code }),
      (error: unknown) => setFailure({ error }),
    );
  }, [late, isNeeded]);
  if (failure !== undefined) throw failure.error;
  return known ?? fetched?.code;
}
