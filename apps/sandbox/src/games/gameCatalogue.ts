import { bingoTable } from './bingo/bingoTable';
import type { CatalogueGame } from './CatalogueGame';
import type { DiceVariant } from './dice/DiceTable';
import { diceTables } from './dice/diceTables';
import { nineTable } from './nine/nineTable';
import type { SlotSymbol } from './slot/SlotSymbol';
import type { SlotVariant } from './slot/SlotTable';
import { slotTables } from './slot/slotTables';

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
