import { assertNever, type Locale } from '@kislap/domain';
import type { GameRules } from '@kislap/domain/games';
import { bingoPage, bingoRoomPage, kenoPage, minesPage } from './boardPages';
import { cardsPage, highCardPage, ninePage, threeCardsPage } from './cardPages';
import { crashPage, fishPage } from './choicePages';
import { dicePage } from './dicePages';
import { racePage } from './racePages';
import type { EnginePage } from './EnginePage';
import { linesPage, scratchPage, slotPage } from './symbolPages';
import { dropPage, wheelPage } from './turningPages';

/** What the page of a game with these rules shows. */
export function pageOfEngine(rules: GameRules, locale: Locale): EnginePage {
  switch (rules.engine) {
    case 'slot':
      return slotPage(rules, locale);
    case 'lines':
      return linesPage(rules, locale);
    case 'scratch':
      return scratchPage(rules, locale);
    case 'dice':
      return dicePage(rules, locale);
    case 'nine':
      return ninePage(locale);
    case 'cards':
      return cardsPage(rules, locale);
    case 'highCard':
      return highCardPage(rules, locale);
    case 'threeCards':
      return threeCardsPage(rules, locale);
    case 'bingo':
      return bingoPage(locale);
    case 'bingoRoom':
      return bingoRoomPage(rules, locale);
    case 'keno':
      return kenoPage(rules, locale);
    case 'mines':
      return minesPage(rules, locale);
    case 'crash':
      return crashPage(rules, locale);
    case 'fish':
      return fishPage(rules, locale);
    case 'wheel':
      return wheelPage(rules, locale);
    case 'drop':
      return dropPage(rules, locale);
    case 'race':
      return racePage(rules, locale);
    default:
      return assertNever(rules);
  }
}
