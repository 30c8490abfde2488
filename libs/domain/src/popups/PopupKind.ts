/** What may come up by itself, the most urgent first. */
export const popupOrder = [
  'maintenance',
  'responsibleGaming',
  'importantMail',
  'ad',
  'bindPhone',
  'install',
] as const;

/** One kind of what may come up by itself. */
export type PopupKind = (typeof popupOrder)[number];
