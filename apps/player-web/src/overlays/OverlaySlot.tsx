import { Suspense, useEffect, useMemo } from 'react';
import { CodeBoundary } from '../code/CodeBoundary';
import { dirtyFormCount } from '../shell/dirtyForms';
import { reloadIfGone } from '../updates/reloadIfGone';
import { overlayStack } from './overlayStack';
import type { OverlayEntry, OverlayModal } from './stack/OverlayEntry';

/** An exit animation that has not reported its end by then is taken as ended. */
const EXIT_LIMIT_MS = 1000;

interface OverlaySlotProps {
  readonly entry: OverlayEntry;
}

/** One overlay's place on the screen, from its opening to the end of its exit animation. */
export function OverlaySlot({ entry }: OverlaySlotProps) {
  const { id, isOpen, render } = entry;
  const modal = useMemo<OverlayModal>(
    () => ({
      isOpen,
      onDismiss: (reason) => overlayStack.dismiss(id, reason),
      onExited: () => overlayStack.exited(id),
    }),
    [id, isOpen],
  );

  useEffect(() => {
    if (isOpen) return undefined;
    const limit = setTimeout(() => overlayStack.exited(id), EXIT_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [id, isOpen]);

  return (
    <CodeBoundary fallback={null} onFailure={(error) => leave(id, error)}>
      <Suspense fallback={null}>{render(modal)}</Suspense>
    </CodeBoundary>
  );
}

/** An overlay that broke goes. If its code is gone, a newer build is out, and unless a form would be lost, it comes. */
function leave(id: number, error: unknown): void {
  overlayStack.dismiss(id, 'unavailable');
  if (dirtyFormCount() === 0) reloadIfGone(error);
}
