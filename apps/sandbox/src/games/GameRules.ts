import type { diceTables } from './dice/diceTables';
import type { slotTables } from './slot/slotTables';
import type { SlotSymbol } from './slot/SlotSymbol';

/** What runs a game and with which published odds. */
export type GameRules =
  | {
      readonly engine: 'slot';
      readonly variant: keyof typeof slotTables;
      /** The pictures on the reels, rarest first; a table with fewer ranks leaves the last ones out. */
      readonly symbols: readonly SlotSymbol[];
    }
  | { readonly engine: 'dice'; readonly variant: keyof typeof diceTables }
  | { readonly engine: 'nine'; readonly variant: 'standard' }
  | { readonly engine: 'bingo'; readonly variant: 'standard' };
