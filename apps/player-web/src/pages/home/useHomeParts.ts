import { useEffect, useState, useSyncExternalStore } from 'react';
import type { HomeParts } from './HomeParts';

/** Shared by all visits to home: once the code is there, home shows it in its first frame. */
const code: { parts?: HomeParts } = {};
const nothingChanges = (): (() => void) => () => undefined;

/**
 * The parts of home that come after its first view. They are fetched when the first view stands, so that nothing
 * competes with it; until then, and in what is prerendered, there are none.
 *
 * @throws Error (while rendering) when the code cannot be fetched
 */
export function useHomeParts(): HomeParts | undefined {
  const known = useSyncExternalStore(
    nothingChanges,
    () => code.parts,
    () => undefined,
  );
  const [fetched, setFetched] = useState<HomeParts>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    import('./live/homeParts').then(
      ({ homeParts }) => {
        code.parts = homeParts;
        setFetched(homeParts);
      },
      (error: unknown) => setFailure(error),
    );
  }, []);
  if (failure !== undefined) throw failure;
  return known ?? fetched;
}
