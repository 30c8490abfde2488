import { bingoTable } from './bingo';
import { bingoRoomTables, type BingoRoomVariant } from './bingoRoom';
import { cardsTables, type CardsVariant } from './cards';
import { crashTables, type CrashVariant } from './crash';
import { diceTables, type DiceVariant } from './dice';
import type { CatalogueGame } from './CatalogueGame';
import { dropTables, type DropVariant } from './drop';
import { fishTables, type FishVariant } from './fish';
import { highCardTables, type HighCardVariant } from './highCard';
import { kenoTables, type KenoVariant } from './keno';
import { minesTables, type MinesVariant } from './mines';
import { nineTable } from './nine';
import { raceTables, type RaceVariant } from './race';
import { threeCardsTables, type ThreeCardsVariant } from './threeCards';
import { wheelTables, type WheelVariant } from './wheel';
import { linesGames, scratchGames, slotGames } from './symbolGames';

/** Every game that can really be played here. */
export const gameCatalogue: readonly CatalogueGame[] = [
  ...slotGames,
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
  ...linesGames,
  fish('bangus-bay', 'Bangus Bay', 'shore'),
  fish('reef-lapu-lapu', 'Reef of Lapu-Lapu', 'reef'),
  fish('tanigue-run', 'Tanigue Run', 'bay'),
  fish('malasugi-deep', 'Malasugi Deep', 'deep'),
  fish('pusit-lantern', 'Pusit Lantern', 'night'),
  crash('lipad-agila', 'Lipad Agila', 'middle'),
  crash('kwitis-rise', 'Kwitis Rise', 'wide'),
  crash('parola-light', 'Parola Light', 'low'),
  crash('bituin-climb', 'Bituin Climb', 'high'),
  crash('apo-summit', 'Apo Summit', 'steep'),
  cards('mataas-mababa', 'Mataas Mababa', 'overUnder'),
  cards('apat-na-kulay', 'Apat na Kulay', 'suits'),
  cards('hari-reyna', 'Hari at Reyna', 'pictures'),
  highCard('unang-baraha', 'Unang Baraha', 'friendly'),
  highCard('duelo-baraha', 'Duelo Baraha', 'strict'),
  threeCards('tatlong-alas', 'Tatlong Alas', 'lively'),
  threeCards('tres-pista', 'Tres Pista', 'gentle'),
  threeCards('baraha-maharlika', 'Baraha Maharlika', 'bold'),
  keno('keno-kapitbahay', 'Keno Kapitbahay', 'classic'),
  keno('swerte-quatro', 'Swerte Quatro', 'quick'),
  keno('keno-fiesta', 'Keno Fiesta', 'bold'),
  keno('bola-bilog', 'Bola Bilog', 'wide'),
  bingoRoom('bingo-plaza', 'Bingo Plaza', 'bingo', 'oneLine'),
  bingoRoom('bingo-dagat', 'Bingo Dagat', 'bingo', 'twoLines'),
  bingoRoom('bingo-live-gabi', 'Bingo Gabi Live', 'live', 'oneLine'),
  liveWheel('gulong-live', 'Gulong Live', 'fifty'),
  liveWheel('bituin-live', 'Bituin Live', 'twentyFive'),
  wheel('gulong-ng-swerte', 'Gulong ng Swerte', 'fifty'),
  wheel('perya-wheel', 'Perya Wheel', 'forty'),
  wheel('payong-spin', 'Payong Spin', 'twentyFive'),
  wheel('araw-wheel', 'Araw Wheel', 'twenty'),
  ...scratchGames,
  mines('taniman', 'Taniman', 'oneOf25'),
  mines('lumang-bahay', 'Lumang Bahay', 'twoOf25'),
  mines('hukay-ginto', 'Hukay Ginto', 'fourOf16'),
  mines('capiz-tiles', 'Capiz Tiles', 'sixOf12'),
  drop('patak-perlas', 'Patak Perlas', 'ten'),
  drop('talon-falls', 'Talon Falls', 'twelve'),
  drop('hagdan-drop', 'Hagdan Drop', 'eight'),
  race('bangka-regatta', 'Bangka Regatta', 'favorite', [
    'Amihan',
    'Habagat',
    'Perlas',
    'Bituin',
    'Alon',
    'Tala',
  ]),
  race('tour-luzon', 'Ikot Luzon', 'close', ['Ilocos', 'Bicol', 'Batangas', 'Laguna', 'Zambales', 'Aurora']),
  race('jeepney-derby', 'Jeepney Derby', 'open', ['Hari', 'Reyna', 'Diwa', 'Sinag', 'Ligaya', 'Tapang']),
  race('takbo-maynila', 'Takbo Maynila', 'four', ['Dela Cruz', 'Santos', 'Reyes', 'Bautista']),
];

function dice(code: string, name: string, variant: DiceVariant): CatalogueGame {
  const { returnPercent } = diceTables[variant];
  return { code, name, category: 'dice', rules: { engine: 'dice', variant }, returnPercent };
}

function nine(code: string, name: string): CatalogueGame {
  const { returnPercent } = nineTable;
  return { code, name, category: 'card', rules: { engine: 'nine', variant: 'standard' }, returnPercent };
}

function fish(code: string, name: string, variant: FishVariant): CatalogueGame {
  const { returnPercent } = fishTables[variant];
  return { code, name, category: 'fish', rules: { engine: 'fish', variant }, returnPercent };
}

function crash(code: string, name: string, variant: CrashVariant): CatalogueGame {
  const { returnPercent } = crashTables[variant];
  return { code, name, category: 'crash', rules: { engine: 'crash', variant }, returnPercent };
}

function cards(code: string, name: string, variant: CardsVariant): CatalogueGame {
  const { returnPercent } = cardsTables[variant];
  return { code, name, category: 'card', rules: { engine: 'cards', variant }, returnPercent };
}

function highCard(code: string, name: string, variant: HighCardVariant): CatalogueGame {
  const { returnPercent } = highCardTables[variant];
  return { code, name, category: 'card', rules: { engine: 'highCard', variant }, returnPercent };
}

function threeCards(code: string, name: string, variant: ThreeCardsVariant): CatalogueGame {
  const { returnPercent } = threeCardsTables[variant];
  return { code, name, category: 'card', rules: { engine: 'threeCards', variant }, returnPercent };
}

function keno(code: string, name: string, variant: KenoVariant): CatalogueGame {
  const { returnPercent } = kenoTables[variant];
  return { code, name, category: 'bingo', rules: { engine: 'keno', variant }, returnPercent };
}

function mines(code: string, name: string, variant: MinesVariant): CatalogueGame {
  const { returnPercent } = minesTables[variant];
  return { code, name, category: 'arcade', rules: { engine: 'mines', variant }, returnPercent };
}

function drop(code: string, name: string, variant: DropVariant): CatalogueGame {
  const { returnPercent } = dropTables[variant];
  return { code, name, category: 'arcade', rules: { engine: 'drop', variant }, returnPercent };
}

function wheel(code: string, name: string, variant: WheelVariant): CatalogueGame {
  const { returnPercent } = wheelTables[variant];
  return { code, name, category: 'arcade', rules: { engine: 'wheel', variant }, returnPercent };
}

/** A wheel that turns for everybody in the room at the same time. */
function liveWheel(code: string, name: string, variant: WheelVariant): CatalogueGame {
  const { returnPercent } = wheelTables[variant];
  return { code, name, category: 'live', rules: { engine: 'wheel', variant, isShared: true }, returnPercent };
}

function bingoRoom(
  code: string,
  name: string,
  category: 'bingo' | 'live',
  variant: BingoRoomVariant,
): CatalogueGame {
  const { returnPercent } = bingoRoomTables[variant];
  return { code, name, category, rules: { engine: 'bingoRoom', variant, isShared: true }, returnPercent };
}

function race(code: string, name: string, variant: RaceVariant, racers: readonly string[]): CatalogueGame {
  const { returnPercent } = raceTables[variant];
  return { code, name, category: 'sport', rules: { engine: 'race', variant, racers }, returnPercent };
}

/** The game with this code, or undefined when there is none. */
export function findGame(code: string): CatalogueGame | undefined {
  return gameCatalogue.find((game) => game.code === code);
}
