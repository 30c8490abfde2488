import { assertNever } from '../kernel';
import type { Chance } from '../fairness';
import { type BingoOutcome, drawBingo } from './bingo';
import { type BingoRoomOutcome, bingoRoomTables, type BingoRoomVariant, playBingoRoom } from './bingoRoom';
import { type CardsOutcome, cardsTables, type CardsVariant, turnCard } from './cards';
import { type CrashOutcome, crashTables, type CrashVariant, flyCrash } from './crash';
import { type DiceOutcome, diceTables, type DiceVariant, rollDice } from './dice';
import { dropBall, type DropOutcome, dropRisks, dropTables, type DropVariant } from './drop';
import { castFor, type FishOutcome, fishTables, type FishVariant } from './fish';
import { dealHighCard, type HighCardOutcome, highCardTables, type HighCardVariant } from './highCard';
import { drawKeno, type KenoOutcome, kenoTables, type KenoVariant } from './keno';
import { type LinesOutcome, linesTables, type LinesVariant, spinLines } from './lines';
import { type MinesOutcome, minesTables, type MinesVariant, openTiles } from './mines';
import { dealNine, type NineOutcome } from './nine';
import { firstPicks, isPicksBet, readPicks } from './picks';
import { type RaceOutcome, raceTables, type RaceVariant, runRace } from './race';
import { type ScratchOutcome, scratchTables, type ScratchVariant, scratchTicket } from './scratch';
import { type SlotOutcome, type SlotSymbol, slotTables, type SlotVariant, spinSlot } from './slot';
import {
  dealThreeCards,
  type ThreeCardsOutcome,
  threeCardsTables,
  type ThreeCardsVariant,
} from './threeCards';
import { spinWheel, type WheelOutcome, wheelTables, type WheelVariant } from './wheel';

/** What a round drew, as it is stored with the bet and shown by the game page. */
export type GameOutcome =
  | SlotOutcome
  | LinesOutcome
  | DiceOutcome
  | NineOutcome
  | CardsOutcome
  | HighCardOutcome
  | ThreeCardsOutcome
  | BingoOutcome
  | BingoRoomOutcome
  | KenoOutcome
  | CrashOutcome
  | FishOutcome
  | WheelOutcome
  | ScratchOutcome
  | MinesOutcome
  | DropOutcome
  | RaceOutcome;

/** What runs a game and with which published odds. */
export type GameRules =
  | {
      readonly engine: 'slot';
      readonly variant: SlotVariant;
      /** The pictures on the reels, rarest first; a table with fewer ranks leaves the last ones out. */
      readonly symbols: readonly SlotSymbol[];
    }
  | { readonly engine: 'lines'; readonly variant: LinesVariant; readonly symbols: readonly SlotSymbol[] }
  | { readonly engine: 'scratch'; readonly variant: ScratchVariant; readonly symbols: readonly SlotSymbol[] }
  | { readonly engine: 'dice'; readonly variant: DiceVariant }
  | { readonly engine: 'nine'; readonly variant: 'standard' }
  | { readonly engine: 'bingo'; readonly variant: 'standard' }
  | { readonly engine: 'cards'; readonly variant: CardsVariant }
  | { readonly engine: 'highCard'; readonly variant: HighCardVariant }
  | { readonly engine: 'threeCards'; readonly variant: ThreeCardsVariant }
  | { readonly engine: 'bingoRoom'; readonly variant: BingoRoomVariant; readonly isShared: true }
  | { readonly engine: 'keno'; readonly variant: KenoVariant }
  | { readonly engine: 'crash'; readonly variant: CrashVariant }
  | { readonly engine: 'fish'; readonly variant: FishVariant }
  | { readonly engine: 'wheel'; readonly variant: WheelVariant; readonly isShared?: true }
  | { readonly engine: 'mines'; readonly variant: MinesVariant }
  | { readonly engine: 'drop'; readonly variant: DropVariant }
  | { readonly engine: 'race'; readonly variant: RaceVariant; readonly racers: readonly string[] };

/** The rules of the games of one engine. */
export type RulesOf<Engine extends GameRules['engine']> = Extract<GameRules, { engine: Engine }>;

/**
 * Plays one round of a game.
 *
 * @param bet one that `isBet` accepts for these rules
 * @param shared the chance that all players of a room share; elsewhere the round's own
 */
export function drawOutcome(rules: GameRules, bet: string, random: Chance, shared = random): GameOutcome {
  switch (rules.engine) {
    case 'slot':
      return spinSlot(random, slotTables[rules.variant]);
    case 'lines':
      return spinLines(random, linesTables[rules.variant]);
    case 'scratch':
      return scratchTicket(random, scratchTables[rules.variant]);
    case 'threeCards':
      return dealThreeCards(random, threeCardsTables[rules.variant]);
    case 'bingo':
      return drawBingo(random);
    case 'bingoRoom':
      return playBingoRoom(random, shared, bingoRoomTables[rules.variant]);
    case 'keno':
      return drawKeno(random, kenoTables[rules.variant], readPicks(bet));
    case 'mines':
      return openTiles(random, minesTables[rules.variant], readPicks(bet));
    default:
      return drawChoice(rules, bet, rules.engine === 'wheel' && rules.isShared ? shared : random);
  }
}

type ChoiceRules = RulesOf<
  'dice' | 'nine' | 'cards' | 'highCard' | 'crash' | 'fish' | 'wheel' | 'drop' | 'race'
>;

/** A round of a game in which one of a few things is bet on. */
function drawChoice(rules: ChoiceRules, bet: string, random: Chance): GameOutcome {
  switch (rules.engine) {
    case 'nine':
      return dealNine(random, chosen(['sun', 'moon', 'tie'], bet));
    case 'highCard':
      return dealHighCard(random, highCardTables[rules.variant], chosen(['own', 'house', 'tie'], bet));
    case 'dice': {
      const table = diceTables[rules.variant];
      return rollDice(random, table, chosenBet(table.bets, bet));
    }
    case 'cards':
      return turnCard(random, chosenBet(cardsTables[rules.variant].bets, bet));
    case 'fish':
      return castFor(random, chosenBet(fishTables[rules.variant].bets, bet));
    case 'crash':
      return flyCrash(random, crashTables[rules.variant], Number(bet));
    case 'wheel': {
      const table = wheelTables[rules.variant];
      const colours = table.bets.map(({ colour }) => colour);
      return spinWheel(random, table, chosen([table.bets[0].colour, ...colours], bet));
    }
    case 'drop':
      return dropBall(random, dropTables[rules.variant], chosen(dropRisks, bet));
    case 'race':
      return runRace(random, raceTables[rules.variant], Number(bet));
    default:
      return assertNever(rules);
  }
}

type OneOf<Id> = readonly [Id, ...Id[]];

function chosen<const Id extends string>(ids: OneOf<Id>, bet: string): Id {
  return ids.find((id) => id === bet) ?? ids[0];
}

function chosenBet<Bet extends { readonly id: string }>(bets: OneOf<Bet>, bet: string): Bet {
  return bets.find(({ id }) => id === bet) ?? bets[0];
}

/** What a player can bet on, the usual one first; of a board of numbers or tiles one bet of each size. */
export function listBets(rules: GameRules): OneOf<string> {
  switch (rules.engine) {
    case 'slot':
    case 'lines':
    case 'scratch':
    case 'threeCards':
    case 'bingo':
    case 'bingoRoom':
      return ['play'];
    case 'nine':
      return ['sun', 'moon', 'tie'];
    case 'highCard':
      return ['own', 'house', 'tie'];
    case 'drop':
      return dropRisks;
    case 'dice':
      return eachOf(diceTables[rules.variant].bets, ({ id }) => id);
    case 'cards':
      return eachOf(cardsTables[rules.variant].bets, ({ id }) => id);
    case 'fish':
      return eachOf(fishTables[rules.variant].bets, ({ id }) => id);
    case 'crash':
      return eachOf(crashTables[rules.variant].targets, String);
    case 'wheel':
      return eachOf(wheelTables[rules.variant].bets, ({ colour }) => colour);
    case 'race':
      return ['0', ...raceTables[rules.variant].racers.slice(1).map((_, index) => String(index + 1))];
    case 'keno':
      return eachOf(kenoTables[rules.variant].steps, ({ picks }) => firstPicks(picks));
    case 'mines':
      return eachOf(minesTables[rules.variant].steps, ({ picks }) => firstPicks(picks));
    default:
      return assertNever(rules);
  }
}

function eachOf<Item>([first, ...others]: OneOf<Item>, id: (item: Item) => string): OneOf<string> {
  return [id(first), ...others.map(id)];
}

/** Whether a bet is offered by these rules. */
export function isBet(rules: GameRules, bet: string): boolean {
  switch (rules.engine) {
    case 'keno': {
      const { numbers, steps } = kenoTables[rules.variant];
      return isPicksBet(bet, { places: numbers, steps });
    }
    case 'mines': {
      const { tiles, steps } = minesTables[rules.variant];
      return isPicksBet(bet, { places: tiles, steps });
    }
    default:
      return listBets(rules).includes(bet);
  }
}
