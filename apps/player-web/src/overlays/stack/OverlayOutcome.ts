import type { DismissReason } from './OverlayEntry';

/** How an overlay ended for whoever opened it. */
export type OverlayOutcome<Answer> =
  | { readonly type: 'answered'; readonly value: Answer }
  | { readonly type: 'dismissed'; readonly reason: DismissReason };
