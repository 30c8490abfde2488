import type { Money } from '@kislap/domain';

/** How much is allowed: pesos for deposits and losses, minutes for play. */
export type LimitSize =
  { readonly kind: 'money'; readonly most: Money } | { readonly kind: 'minutes'; readonly most: number };
