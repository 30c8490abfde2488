import { useDrawSetup } from '@kislap/api/react';

interface DrawWay {
  readonly isOpen: boolean;
  /** Whether the operator has said so; else it is assumed. */
  readonly isKnown: boolean;
}

/**
 * Whether there is something to draw, where the luck draw is switched on. While that is asked it is assumed: a way that
 * came in later would move its neighbours.
 *
 * @param wasOpen what was shown last, which is assumed then
 */
export function useDrawWay(wasOpen?: boolean): DrawWay {
  const { data: setup, error } = useDrawSetup();
  if (setup !== undefined) return { isOpen: setup !== null, isKnown: true };
  return { isOpen: wasOpen ?? error === undefined, isKnown: false };
}
