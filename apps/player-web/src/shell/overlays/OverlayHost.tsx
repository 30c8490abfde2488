import { ModalLeavingContext } from '@kislap/ui';
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { earlyAnswer } from '../../navigation/earlyAnswer';
import { CodeBoundary } from '../../navigation/lazy/CodeBoundary';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import type { OverlayEntry, OverlayModal } from '../../navigation/overlays/stack/OverlayStack';
import type { OpenOverlays } from '../../navigation/overlays/stack/OverlayStack';
import { screens } from '../../navigation/screens';

const none: OpenOverlays = [];

/** Shows the overlays, the newest on top. */
export function OverlayHost() {
  const overlays = useSyncExternalStore(overlayStack.subscribe, overlayStack.snapshot, () => none);
  return overlays.map((entry) => <OverlaySlot key={entry.id} entry={entry} />);
}

/** An exit animation that has not reported its end by then is taken as ended. */
const EXIT_LIMIT_MS = 1000;

interface OverlaySlotProps {
  readonly entry: OverlayEntry;
}

/**
 * One overlay's place on the screen, from its opening to the end of its exit animation. The surface leaves in the frame
 * of the tap that closes it; what is in it is told right after, and before it goes.
 */
function OverlaySlot({ entry }: OverlaySlotProps) {
  const { id, isOpen, render } = entry;
  const isOpenInside = useDeferredValue(isOpen);
  const [hasLeft, setHasLeft] = useState(false);
  const modal = useMemo<OverlayModal>(
    () => ({
      isOpen: isOpenInside,
      onDismiss: (reason) => overlayStack.dismiss(id, reason),
      onExited: () => setHasLeft(true),
      holdBack: (isHeld) => overlayStack.holdBack(id, isHeld),
    }),
    [id, isOpenInside],
  );
  const content = useMemo(() => render(modal), [render, modal]);
  useEffect(() => {
    if (hasLeft && !isOpenInside) overlayStack.exited(id);
  }, [id, hasLeft, isOpenInside]);

  useEffect(() => {
    if (isOpen) return undefined;
    const limit = setTimeout(() => overlayStack.exited(id), EXIT_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [id, isOpen]);

  return (
    <CodeBoundary part="overlay" fallback={null} onFailure={(error) => leave(id, error)}>
      <Suspense fallback={null}>
        <Answer />
        <ModalLeavingContext value={!isOpen}>{content}</ModalLeavingContext>
      </Suspense>
    </CodeBoundary>
  );
}

/** Says that a tap has its answer, in the frame that shows it. */
function Answer() {
  useLayoutEffect(() => earlyAnswer.tell(), []);
  return null;
}

/** An overlay that broke goes. If its code is gone, a newer build is out, and unless a form would be lost, it comes. */
function leave(id: number, error: unknown): void {
  overlayStack.dismiss(id, 'unavailable');
  screens().reloadIfGone(error);
}
