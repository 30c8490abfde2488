import type { Money } from '@kislap/domain';

/** Where a player stands with the gift of a VIP level. */
export type VipLevelState =
  | { readonly type: 'received' }
  | { readonly type: 'ready'; readonly onReceive: () => void; readonly isReceiving?: boolean }
  | {
      readonly type: 'locked';
      /** What it takes; missing for a level that is given by invitation. */
      readonly needed?: { readonly deposits: Money; readonly turnover: Money } | undefined;
      /** What is still missing; said in place of what it takes, for the level that comes next. */
      readonly missing?: { readonly deposits: Money; readonly turnover: Money } | undefined;
    };
