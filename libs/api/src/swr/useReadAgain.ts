import { useEffect, useRef } from 'react';
import type { ReadKey } from '../mapping/ReadKey';

/** A list of pages on a screen. */
interface ShownList {
  readonly key: ReadKey | undefined;
  /** Something of it is known. */
  readonly isHeld: boolean;
  readonly read: () => void;
}

/**
 * Reads a list of pages anew when it is shown again with what it held before: on a new screen, or after another list in
 * its place. SWR's own `revalidateOnMount` does so only when nothing is drawn before the reading begins.
 */
export function useReadAgain({ key, isHeld, read }: ShownList): void {
  const shown = useRef<string>(undefined);
  const name = JSON.stringify(key);
  useEffect(() => {
    if (shown.current !== name && isHeld) read();
    shown.current = name;
  });
}
