import { assertNever } from '@kislap/domain';
import type { Random } from '../kernel/random';
import { type BingoOutcome, drawBingo } from './bingo';
import { type DiceOutcome, diceTables, type DiceVariant, rollDice } from './dice';
import { dealNine, type NineOutcome } from './nine';
import { type SlotOutcome, type SlotSymbol, slotTables, type SlotVariant, spinSlot } from './slot';

/** What a round drew, as it is stored with the bet and shown by the game page. */
export type GameOutcome = SlotOutcome | DiceOutcome | NineOutcome | BingoOutcome;

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

/**
 * Plays one round of a game.
 *
 * @param bet one of the ids that `listBets` answers for these rules
 */
export function drawOutcome(rules: GameRules, bet: string, random: Random): GameOutcome {
  switch (rules.engine) {
    case 'slot':
      return spinSlot(random, slotTables[rules.variant]);
    case 'bingo':
      return drawBingo(random);
    case 'nine':
      return dealNine(random, bet === 'moon' || bet === 'tie' ? bet : 'sun');
    case 'dice': {
      const { bets } = diceTables[rules.variant];
      return rollDice(random, diceTables[rules.variant], bets.find(({ id }) => id === bet) ?? bets[0]);
    }
    default:
      return assertNever(rules);
  }
}

/** The ids of what a player can bet on, the usual one first. A slot and a bingo card have one bet only. */
export function listBets(rules: GameRules): readonly [string, ...string[]] {
  switch (rules.engine) {
    case 'slot':
    case 'bingo':
      return ['play'];
    case 'nine':
      return ['sun', 'moon', 'tie'];
    case 'dice': {
      const [first, ...others] = diceTables[rules.variant].bets;
      return [first.id, ...others.map((bet) => bet.id)];
    }
    default:
      return assertNever(rules);
  }
}
