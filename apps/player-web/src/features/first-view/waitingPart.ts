/** How a part of the page that came with it, and whose code is on its way, is known to the boot script. */
export const waitingPart = {
  /** Stands at the part for as long as nobody answers taps on it. */
  attribute: 'data-waits',
  /** Fired on the document when a part has been taken over. */
  takenOverEvent: 'kislap:takenOver',
} as const;
