/** Where a tap leads whose code is not here: a page, by its path, or an overlay, by its shape. */
export type AwaitedScreen = { readonly path: string } | 'screen' | 'sheet';

/** What the boot script's frame stands for. */
export interface CodeWait {
  readonly awaited: AwaitedScreen;
  /** The visitor turns back. */
  readonly onLeave: () => void;
  /** It has come, and is about to be drawn: a frame is worth it where it is known what it leads to. */
  readonly isHere: boolean;
  /** It could not be fetched. */
  readonly isLost: boolean;
}

/** Fired on the document, with a `CodeWait`. Whoever shows a frame for it prevents the default. */
export const CODE_WAIT_EVENT = 'kislap:wait';

/** Fired on the document when that code has come, before what it draws is there. */
export const CODE_HERE_EVENT = 'kislap:here';
