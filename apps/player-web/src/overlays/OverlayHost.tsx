import { useSyncExternalStore } from 'react';
import { overlayStack } from './overlayStack';
import { OverlaySlot } from './OverlaySlot';
import type { OpenOverlays } from './stack/nextOverlays';

const none: OpenOverlays = [];

/** Shows the overlays, the newest on top. */
export function OverlayHost() {
  const overlays = useSyncExternalStore(overlayStack.subscribe, overlayStack.snapshot, () => none);
  return overlays.map((entry) => <OverlaySlot key={entry.id} entry={entry} />);
}
