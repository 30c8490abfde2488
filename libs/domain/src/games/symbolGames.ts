import type { CatalogueGame } from './CatalogueGame';
import { linesTables, type LinesVariant } from './lines';
import { scratchTables, type ScratchVariant } from './scratch';
import { type SlotSymbol, slotTables, type SlotVariant } from './slot';

/** The slots of three reels. */
export const slotGames: readonly CatalogueGame[] = [
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
];

/** The slots of five reels and five lines. */
export const linesGames: readonly CatalogueGame[] = [
  lines('pista-lights', 'Pista Lights', 'gentle', ['parol', 'fan', 'sampaguita', 'mango', 'coin', 'leaf']),
  lines('galleon-gold', 'Galleon Gold', 'bold', ['chest', 'gem', 'pearl', 'moon', 'coin', 'leaf']),
  lines('harvest-moon', 'Harvest Moon', 'plain', ['moon', 'sun', 'mango', 'bayong', 'coin', 'leaf']),
  lines('capiz-glow', 'Capiz Glow', 'doubling', ['pearl', 'gem', 'sampaguita', 'fan', 'coin', 'leaf']),
  lines('ulan-ng-ginto', 'Ulan ng Ginto', 'fourfold', ['sun', 'chest', 'gem', 'parol', 'mango', 'coin']),
  lines('bulaklak-gabi', 'Bulaklak Gabi', 'doubling', ['sampaguita', 'moon', 'gem', 'fan', 'pearl', 'leaf']),
  lines('banaue-steps', 'Banaue Steps', 'gentle', ['sun', 'gem', 'mango', 'bayong', 'fan', 'leaf']),
];

/** The tickets to scratch. */
export const scratchGames: readonly CatalogueGame[] = [
  scratch('kaskas-ginto', 'Kaskas Ginto', 'lively', ['chest', 'gem', 'pearl', 'sun', 'coin', 'leaf']),
  scratch('kaskas-barrio', 'Kaskas Barrio', 'gentle', ['parol', 'bayong', 'mango', 'fan', 'coin', 'leaf']),
  scratch('kaskas-perlas', 'Kaskas Perlas', 'bold', ['pearl', 'gem', 'chest', 'moon', 'sampaguita', 'coin']),
  scratch('kaskas-milyon', 'Kaskas Milyon', 'grand', ['gem', 'chest', 'sun', 'moon', 'fan', 'coin']),
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

function lines(
  code: string,
  name: string,
  variant: LinesVariant,
  symbols: readonly SlotSymbol[],
): CatalogueGame {
  const { returnPercent } = linesTables[variant];
  return { code, name, category: 'slot', rules: { engine: 'lines', variant, symbols }, returnPercent };
}

function scratch(
  code: string,
  name: string,
  variant: ScratchVariant,
  symbols: readonly SlotSymbol[],
): CatalogueGame {
  const { returnPercent } = scratchTables[variant];
  return { code, name, category: 'arcade', rules: { engine: 'scratch', variant, symbols }, returnPercent };
}
