import { startTransition, useEffect, useState } from 'react';

/**
 * False until the first frame has been painted. What is heavy waits for it, so that the tap shows its answer, the
 * frame, at once.
 */
export function useHasPainted(): boolean {
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return hasPainted;
}
