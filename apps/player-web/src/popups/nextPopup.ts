import { popupOrder } from './PopupKind';
import type { PopupKind } from './PopupKind';

/** What invites rather than informs: at most one of them a visit. */
const promotional: ReadonlySet<PopupKind> = new Set(['ad', 'bindPhone', 'install']);

/**
 * Everything the queue decides by.
 *
 * @example
 * const inGame: PopupSituation = { isBusy: true, waiting: new Set(['maintenance']), shown: [] };
 * nextPopup(inGame); // => undefined
 */
export interface PopupSituation {
  /** A game, the cashier or any overlay is open, or the visitor is on the way to another page. */
  readonly isBusy: boolean;
  /** What has something to show. */
  readonly waiting: ReadonlySet<PopupKind>;
  /** What has come up in this visit. */
  readonly shown: readonly PopupKind[];
}

/**
 * What comes up next by itself, if anything.
 *
 * Pop-up rule: a notice of maintenance before a message about responsible gaming, before the player's own important
 * mail, before the invitation to bind a phone, before an advertisement, before the invitation to the home screen. One at a
 * time, never over something that is open, and at most one promotional one a visit.
 *
 * @example
 * const waiting = new Set(['install', 'ad'] as const);
 * nextPopup({ isBusy: false, waiting, shown: [] }); // => 'ad'
 * nextPopup({ isBusy: false, waiting, shown: ['ad'] }); // => undefined
 */
export function nextPopup({ isBusy, waiting, shown }: PopupSituation): PopupKind | undefined {
  if (isBusy) return undefined;
  const hadPromotion = shown.some((kind) => promotional.has(kind));
  return popupOrder.find((kind) => waiting.has(kind) && !(hadPromotion && promotional.has(kind)));
}
