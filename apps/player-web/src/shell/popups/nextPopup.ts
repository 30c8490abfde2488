/** What may come up by itself, the most urgent first. */
export const popupOrder = [
  'maintenance',
  'responsibleGaming',
  'importantMail',
  'bindPhone',
  'ad',
  'install',
] as const;

/**
 * One kind of what may come up by itself.
 *
 * @example
 * const kind: PopupKind = 'ad';
 * nextPopup({ isBusy: false, waiting: new Set([kind]), shown: [] }); // => 'ad'
 */
type PopupKind = (typeof popupOrder)[number];

/** Something that may come up by itself. */
export interface Popup {
  readonly kind: PopupKind;
  /** The same thing does not come up twice in a visit. */
  readonly id: string;
  /** Shows it; resolves when it has been left. */
  readonly show: () => Promise<unknown>;
}

/** What invites rather than informs: at most one of them a visit. */
const promotional: ReadonlySet<PopupKind> = new Set(['ad', 'bindPhone', 'install']);

/**
 * Everything the queue decides by.
 *
 * @example
 * const inGame: PopupSituation = { isBusy: true, waiting: new Set(['maintenance']), shown: [] };
 * nextPopup(inGame); // => undefined
 */
interface PopupSituation {
  /** A game, the cashier or any overlay is open, or the visitor is on the way to another page. */
  readonly isBusy: boolean;
  /** What has something to show. */
  readonly waiting: ReadonlySet<PopupKind>;
  /** What has come up in this visit. */
  readonly shown: readonly PopupKind[];
}

/**
 * The next pop-up, if any.
 *
 * Pop-up rule: maintenance, responsible gaming, the player's important mail, binding a phone, an advertisement, the
 * home screen invitation. One at a time, never over something open, at most one promotional pop-up a visit.
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
