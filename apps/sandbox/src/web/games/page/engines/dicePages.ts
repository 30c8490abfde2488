import type { Locale } from '@kislap/domain';
import { type DiceBet, type DiceTable, diceTables, type RulesOf } from '@kislap/domain/games';
import { html } from 'hono/html';
import type { Markup } from '../../../pages/renderPage';
import { fillText, gameTexts, type GameTexts } from '../gameTexts';
import { numberText } from '../numberText';
import { type EnginePage, oddsRow, paysText } from './EnginePage';
import { wheelMarkup } from './turningPages';

/** The page of a number game: dice over a track, or a wheel of numbers. */
export function dicePage({ variant }: RulesOf<'dice'>, locale: Locale): EnginePage {
  const table = diceTables[variant];
  const { bets, sides } = table;
  const label = (bet: DiceBet) => diceBetLabel(gameTexts[locale], table, bet);
  return {
    stage: variant === 'wheel' ? numberWheel(table) : diceStage(variant, table),
    bets: bets.map((bet) => ({ id: bet.id, label: label(bet), pays: paysText(bet.payPercent) })),
    firstBet: bets[0].id,
    odds: bets.map((bet) => oddsRow(label(bet), [bet.to - bet.from + 1, sides], bet.payPercent)),
    notes: [],
  };
}

/** Two dice of ten sides, the tens and the ones, over a track that shows the number beside the range one has bet on. */
function diceStage(variant: RulesOf<'dice'>['variant'], table: DiceTable): Markup {
  return html`<div class="dice" data-variant="${variant}" aria-hidden="true">
    <div class="dice-pair">
      ${['tens', 'ones'].map(
        (which) =>
          html`<svg viewBox="-50 -54 100 108" class="die ${which}" data-die focusable="false">
            <path class="edge" d="M0-50 46-14V16L0 50-46 16V-14Z" />
            <path class="facet" d="M0-50 46-14 27 14 0-50Z" />
            <path class="facet low" d="M-46 16-27 14 0 30V50Zm92 0L27 14 0 30V50Z" />
            <path class="face" d="M0-50 27 14 0 30-27 14Z" />
            <text y="12" data-digit>–</text>
          </svg>`,
      )}
    </div>
    <div class="track">
      <span class="range" data-range></span>
      <span class="marker" data-marker hidden></span>
    </div>
    <div class="scale">
      <span>${numberText(table, 0)}</span><span>${numberText(table, table.sides - 1)}</span>
    </div>
  </div>`;
}

/** The numbers of a wheel from its top, clockwise: zero, then one of each half in turn. */
export function numbersOfWheel({ sides }: Pick<DiceTable, 'sides'>): readonly number[] {
  const half = (sides - 1) / 2;
  return [0, ...Array.from({ length: half }, (_, step) => [step + 1, half + step + 1]).flat()];
}

function numberWheel(table: DiceTable): Markup {
  const half = (table.sides - 1) / 2;
  const colourOf = (number: number) => (number === 0 ? 'gold' : number <= half ? 'rose' : 'violet');
  const numbers = numbersOfWheel(table);
  return wheelMarkup(
    numbers.map((number) => ({ colour: colourOf(number), sign: String(number) })),
    { variant: 'wheel', pockets: numbers.join(' ') },
  );
}

/** What a bet on a range of numbers is called. */
function diceBetLabel(texts: GameTexts, table: DiceTable, bet: DiceBet): string {
  if (bet.name) return bet.name;
  if (bet.from === bet.to) return numberText(table, bet.from);
  if (bet.from === 0) return fillText(texts.under, { n: bet.to + 1 });
  if (bet.to === table.sides - 1 && table.sides === 100) return fillText(texts.over, { n: bet.from - 1 });
  return `${numberText(table, bet.from)}–${numberText(table, bet.to)}`;
}
