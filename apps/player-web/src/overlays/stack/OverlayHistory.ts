/** The browser history as overlays need it: one entry for each open overlay. */
export interface OverlayHistory {
  /** Adds an entry on which exactly these overlays are open. */
  readonly push: (ids: readonly number[]) => void;
  /** The overlays that are open on the current entry. */
  readonly ids: () => readonly number[];
  /** Goes back by that many entries; resolves to whether the browser has arrived anywhere. */
  readonly back: (entries: number) => Promise<boolean>;
  /** Calls back when the player or `back` has arrived on another entry. */
  readonly onArrival: (listener: () => void) => void;
}
