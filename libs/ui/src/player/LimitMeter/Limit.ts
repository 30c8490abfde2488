import type { Money } from '@kislap/domain';

/**
 * A limit of the player and how much of it is used, or that there is none.
 *
 * @example
 * const play: Limit = { kind: 'minutes', most: 120, used: 45 };
 * play.most - play.used; // => 75
 */
export type Limit =
  | { readonly kind: 'none' }
  | { readonly kind: 'money'; readonly most: Money; readonly used: Money }
  | { readonly kind: 'minutes'; readonly most: number; readonly used: number };
