import type { DiceVariant } from './dice/DiceTable';
import type { SlotSymbol } from './slot/SlotSymbol';
import type { SlotVariant } from './slot/SlotTable';

/** What runs a game and with which published odds. */
export type GameRules =
  | {
      readonly engine: 'slot';
      readonly variant: SlotVariant;
      /** The pictures on the reels, rarest first; a table with fewer ranks leaves the last ones out. */
      readonly symbols: readonly SlotSymbol[];
    }
  | { readonly engine: 'dice'; readonly variant: DiceVariant }
  | { readonly engine: 'nine'; readonly variant: 'standard' }
  | { readonly engine: 'bingo'; readonly variant: 'standard' };
