import type { OverlayEntry } from './OverlayEntry';

/** The overlays on the screen, bottom first. */
export type OpenOverlays = readonly OverlayEntry[];

/** What happened to the overlays. */
export type OverlayEvent =
  | { readonly type: 'opened'; readonly entry: OverlayEntry }
  /** This one begins to leave, with everything above it. */
  | { readonly type: 'closing'; readonly id: number }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'cleared' };

/**
 * The overlays after an event. An open one never lies above a leaving one's place: closing takes along what is
 * above, and what opens comes on top.
 */
export function nextOverlays(overlays: OpenOverlays, event: OverlayEvent): OpenOverlays {
  switch (event.type) {
    case 'opened':
      return [...overlays, event.entry];
    case 'closing':
      return closeFrom(
        overlays,
        overlays.findIndex(({ id }) => id === event.id),
      );
    case 'removed':
      return overlays.filter(({ id, isOpen }) => isOpen || id !== event.id);
    case 'cleared':
      return [];
  }
}

function closeFrom(overlays: OpenOverlays, index: number): OpenOverlays {
  if (index < 0) return overlays;
  return overlays.map((overlay, place) => (place < index ? overlay : { ...overlay, isOpen: false }));
}
