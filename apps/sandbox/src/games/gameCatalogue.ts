import { bingoTable } from './bingo';
import { diceTables, type DiceVariant } from './dice';
import type { GameRules } from './drawOutcome';
import { nineTable } from './nine';
import { type SlotSymbol, slotTables, type SlotVariant } from './slot';

/** A game that the sandbox can open. */
export interface CatalogueGame {
  /** Stable code; also the name of its picture, `/sandbox/art/games/{code}.svg`. */
  readonly code: string;
  readonly name: string;
  /** The tab it is listed under. */
  readonly category: 'slot' | 'dice' | 'card' | 'bingo';
  readonly rules: GameRules;
  /** What it pays back over all outcomes, in percent of what is staked. Exact. */
  readonly returnPercent: number;
}

/** Every game that can really be played here. */
export const gameCatalogue: readonly CatalogueGame[] = [
  slot('parol-nights', 'Parol Nights', 'lively', ['parol', 'chest', 'sampaguita', 'sun', 'coin', 'leaf']),
  slot('mango-rush', 'Mango Rush', 'gentle', ['mango', 'sun', 'bayong', 'leaf']),
  slot('carabao-gold', 'Carabao Gold', 'bold', ['chest', 'sampaguita', 'moon', 'mango', 'coin', 'leaf']),
  slot('tarsier-treasure', 'Tarsier Treasure', 'lively', ['chest', 'gem', 'moon', 'mango', 'coin', 'leaf']),
  slot('mayon-blaze', 'Mayon Blaze', 'bold', ['gem', 'sun', 'chest', 'fan', 'coin', 'leaf']),
  slot('jeepney-jackpot', 'Jeepney Jackpot', 'bold', [
    'chest',
    'parol',
    'bayong',
    'fan',
    'coin',
    'sampaguita',
  ]),
  slot('sampaguita-spin', 'Sampaguita Spin', 'gentle', ['sampaguita', 'fan', 'pearl', 'leaf']),
  slot('bakunawa-moon', 'Bakunawa Moon', 'bold', ['moon', 'pearl', 'gem', 'sun', 'coin', 'leaf']),
  slot('diwata-glow', 'Diwata Glow', 'lively', ['gem', 'moon', 'sampaguita', 'fan', 'pearl', 'leaf']),
  slot('pearl-diver', 'Pearl Diver', 'lively', ['pearl', 'chest', 'gem', 'moon', 'coin', 'leaf']),
  slot('bangka-bay', 'Bangka Bay', 'gentle', ['sun', 'pearl', 'moon', 'coin']),
  slot('paru-paro-panes', 'Paru-Paro Panes', 'gentle', ['gem', 'sampaguita', 'fan', 'leaf']),
  dice('color-perya', 'Color Perya', 'overUnder'),
  dice('sungka-stones', 'Sungka Stones', 'steady'),
  dice('agila-vs-buwaya', 'Agila vs Buwaya', 'duel'),
  dice('roleta-rosa', 'Roleta Rosa', 'wheel'),
  nine('lucky-nine', 'Lucky Nine Gabi'),
  nine('baccarat-bituin', 'Baccarat Bituin'),
  {
    code: 'bingo-barrio',
    name: 'Bingo Barrio',
    category: 'bingo',
    rules: { engine: 'bingo', variant: 'standard' },
    returnPercent: bingoTable.returnPercent,
  },
];

function slot(
  code: string,
  name: string,
  variant: SlotVariant,
  symbols: readonly SlotSymbol[],
): CatalogueGame {
  const { returnPercent } = slotTables[variant];
  return { code, name, category: 'slot', rules: { engine: 'slot', variant, symbols }, returnPercent };
}

function dice(code: string, name: string, variant: DiceVariant): CatalogueGame {
  const { returnPercent } = diceTables[variant];
  return { code, name, category: 'dice', rules: { engine: 'dice', variant }, returnPercent };
}

function nine(code: string, name: string): CatalogueGame {
  const { returnPercent } = nineTable;
  return { code, name, category: 'card', rules: { engine: 'nine', variant: 'standard' }, returnPercent };
}

/** The game with this code, or undefined when there is none. */
export function findGame(code: string): CatalogueGame | undefined {
  return gameCatalogue.find((game) => game.code === code);
}
