import { type Money, moneyFromPeso } from '@kislap/domain';
import { type CatalogueGame, gameCatalogue, type GameCategory } from '@kislap/domain/games';

/** A studio, and whether its games are played from a wallet of its own. */
interface Studio {
  readonly code: string;
  readonly name: string;
  readonly categories: readonly GameCategory[];
  readonly hasOwnWallet?: true;
}

/**
 * The made-up studios behind the games of the sandbox. A studio of its own wallet takes the whole balance when one of
 * its games is opened, and gives back what is left by `thirdWdw`.
 */
export const studios = [
  { code: 'KSL', name: 'Kislap Play', categories: ['slot', 'bingo', 'arcade'] },
  { code: 'BTN', name: 'Bituin Studios', categories: ['slot', 'card', 'live'] },
  { code: 'DWT', name: 'Diwata Games', categories: ['slot', 'fish', 'crash'] },
  { code: 'PRL', name: 'Perlas Interactive', categories: ['slot', 'dice', 'fish', 'bingo'] },
  { code: 'TRS', name: 'Tarsier Works', categories: ['slot', 'dice', 'crash', 'arcade'] },
  { code: 'PRY', name: 'Perya House', categories: ['dice', 'card', 'arcade', 'live', 'sport'] },
  { code: 'TRF', name: 'Tawiran Games', categories: ['slot', 'dice'], hasOwnWallet: true },
] as const satisfies readonly Studio[];

/** A game as it is offered: who made it, how it stands out, what may be staked. */
export interface ListedGame extends CatalogueGame {
  readonly studio: string;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly sort: number;
  readonly minStake: Money;
  readonly maxStake: Money;
  /** Share of a stake that counts as turnover. */
  readonly turnoverPercent: number;
}

const hot = new Set([
  'parol-nights',
  'mango-rush',
  'color-perya',
  'bingo-barrio',
  'jeepney-jackpot',
  'bakunawa-moon',
]);
const fresh = new Set([
  'diwata-glow',
  'roleta-rosa',
  'baccarat-bituin',
  'capiz-glow',
  'pusit-lantern',
  'apo-summit',
  'bingo-live-gabi',
  'hukay-ginto',
  'bangka-regatta',
]);
/** Games for large stakes; elsewhere the largest is 500 pesos. */
const highStakes = new Set(['carabao-gold', 'jeepney-jackpot', 'bakunawa-moon']);
/** What the studio with a wallet of its own has made. */
const ofTransferStudio = new Set(['bangka-bay', 'agila-vs-buwaya']);

/** What a stake counts for turnover in the games that do not count in full. */
export const partialTurnoverPercent = 50;

/** Which games count for turnover, and for how much. A test compares it with `turnoverPercents`. */
export const gamesThatCount = {
  en: `All games; slots, bingo and fishing in full, every other kind ${partialTurnoverPercent}%`,
  tag: `Lahat ng laro; buo ang bilang sa slots, bingo at fishing, ${partialTurnoverPercent}% sa iba`,
};

/** Games whose stakes can cover most outcomes at once count less, so that turnover cannot be met without risk. */
export const turnoverPercents: Readonly<Record<GameCategory, number>> = {
  slot: 100,
  bingo: 100,
  fish: 100,
  card: partialTurnoverPercent,
  dice: partialTurnoverPercent,
  live: partialTurnoverPercent,
  crash: partialTurnoverPercent,
  arcade: partialTurnoverPercent,
  sport: partialTurnoverPercent,
};

/** Every game of the sandbox, in the order of the lobby. All of them can be played. */
export const gameListing: readonly ListedGame[] = gameCatalogue.map((game, index) => {
  const makers = studios.filter(
    (studio) => !('hasOwnWallet' in studio) && studio.categories.some((served) => served === game.category),
  );
  const maker = makers[index % makers.length] ?? studios[0];
  return {
    ...game,
    studio: ofTransferStudio.has(game.code) ? 'TRF' : maker.code,
    isHot: hot.has(game.code),
    isNew: fresh.has(game.code),
    sort: index + 1,
    minStake: moneyFromPeso(1),
    maxStake: moneyFromPeso(highStakes.has(game.code) ? 5_000 : 500),
    turnoverPercent: turnoverPercents[game.category],
  };
});
