import type { Locale } from '@kislap/domain';
import {
  CARDS,
  cardsTables,
  countCards,
  highCardDeals,
  highCardTables,
  nineTable,
  type RulesOf,
  threeCardsDeals,
  threeCardsHands,
  threeCardsTables,
} from '@kislap/domain/games';
import { html } from 'hono/html';
import type { Markup } from '../../../pages/renderPage';
import { cardTexts } from '../engineTexts';
import { gameTexts } from '../gameTexts';
import { type EnginePage, oddsRow, oneBet, paysText } from './EnginePage';

/** The page of the game of two hands of two cards. */
export function ninePage(locale: Locale): EnginePage {
  const texts = gameTexts[locale];
  const { deals, hand, tie } = nineTable;
  return {
    stage: html`<div class="hands" aria-hidden="true">
      ${handMarkup('sun', texts.sun)} ${handMarkup('moon', texts.moon)}
    </div>`,
    bets: [
      { id: 'sun', label: texts.sun, pays: paysText(hand.win) },
      { id: 'moon', label: texts.moon, pays: paysText(hand.win) },
      { id: 'tie', label: texts.tie, pays: paysText(tie.tie) },
    ],
    firstBet: 'sun',
    odds: [
      oddsRow(texts.handWinNine, [deals.winWithNine, deals.all], hand.winWithNine),
      oddsRow(texts.handWin, [deals.win, deals.all], hand.win),
      oddsRow(texts.handTie, [deals.tie, deals.all], hand.tie),
      oddsRow(texts.tieBet, [deals.tie, deals.all], tie.tie),
    ],
    notes: [],
  };
}

function handMarkup(hand: string, label: string): Markup {
  return html`<div class="hand" data-hand="${hand}">
    <p>${label} <strong data-value></strong></p>
    <div class="cards">${cardFaces(2)}</div>
  </div>`;
}

function cardFaces(count: number): readonly Markup[] {
  return Array.from({ length: count }, () => html`<span class="card-face" data-card></span>`);
}

/** The page of a game for one card. */
export function cardsPage({ variant }: RulesOf<'cards'>, locale: Locale): EnginePage {
  const { bets } = cardsTables[variant];
  const texts = cardTexts[locale];
  return {
    stage: html`<div class="spread" aria-hidden="true">${cardFaces(1)}</div>`,
    bets: bets.map(({ id, payPercent }) => ({ id, label: texts[id], pays: paysText(payPercent) })),
    firstBet: bets[0].id,
    odds: bets.map((bet) => oddsRow(texts[bet.id], [countCards(bet), CARDS], bet.payPercent)),
    notes: [texts.deck],
  };
}

/** The page of a duel of two cards. */
export function highCardPage({ variant }: RulesOf<'highCard'>, locale: Locale): EnginePage {
  const { side, tie } = highCardTables[variant];
  const texts = cardTexts[locale];
  const { all, higher, tie: ties } = highCardDeals;
  const sideTie = side.tie > 0 ? [oddsRow(texts.sideTie, [ties, all], side.tie)] : [];
  return {
    stage: html`<div class="spread" aria-hidden="true">
      ${[texts.own, texts.house].map(
        (label) =>
          html`<div class="side">
            <p>${label}</p>
            ${cardFaces(1)}
          </div>`,
      )}
    </div>`,
    bets: [
      { id: 'own', label: texts.own, pays: paysText(side.higher) },
      { id: 'house', label: texts.house, pays: paysText(side.higher) },
      { id: 'tie', label: gameTexts[locale].tie, pays: paysText(tie) },
    ],
    firstBet: 'own',
    odds: [
      oddsRow(texts.sideWins, [higher, all], side.higher),
      ...sideTie,
      oddsRow(gameTexts[locale].tieBet, [ties, all], tie),
    ],
    notes: [texts.lowAce],
  };
}

/** The page of a game for three cards. */
export function threeCardsPage({ variant }: RulesOf<'threeCards'>, locale: Locale): EnginePage {
  const { pays } = threeCardsTables[variant];
  const texts = cardTexts[locale];
  return {
    ...oneBet,
    stage: html`<div class="spread three" aria-hidden="true">${cardFaces(3)}</div>`,
    odds: threeCardsHands
      .filter((hand) => pays[hand] > 0)
      .map((hand) => oddsRow(texts[hand], [threeCardsDeals[hand], threeCardsDeals.all], pays[hand])),
    notes: [texts.deck],
  };
}
