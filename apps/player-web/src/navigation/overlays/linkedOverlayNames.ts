/** Overlays that a link may open by their name alone. */
export const linkedOverlayNames = [
  'language',
  'deposit',
  'withdrawal',
  'rebate',
  'egg',
  'relief',
  'fund-record',
  'identity',
] as const;
