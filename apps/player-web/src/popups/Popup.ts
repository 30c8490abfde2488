import type { PopupKind } from './PopupKind';

/** Something that may come up by itself. */
export interface Popup {
  readonly kind: PopupKind;
  /** The same thing does not come up twice in a visit. */
  readonly id: string;
  /** Shows it; resolves when it has been left. */
  readonly show: () => Promise<unknown>;
}
