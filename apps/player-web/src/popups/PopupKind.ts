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
export type PopupKind = (typeof popupOrder)[number];
