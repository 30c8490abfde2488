import { assertNever } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../../pages/renderPage';
import { bingoTable } from '../bingo/bingoTable';
import { diceTables } from '../dice/diceTables';
import type { DiceTable } from '../dice/DiceTable';
import type { GameRules } from '../GameRules';
import type { SlotSymbol } from '../slot/SlotSymbol';
import type { GameTexts } from './gameTexts';
import { numberText } from './numberText';

/** The stage before the first round. Its parts are then filled by the page's script. */
export function stageMarkup(rules: GameRules, texts: GameTexts): Markup {
  switch (rules.engine) {
    case 'slot':
      return slotStage(rules.symbols);
    case 'dice':
      return diceStage(diceTables[rules.variant]);
    case 'nine':
      return html`<div class="hands" aria-hidden="true">
        ${handMarkup('sun', texts.sun)} ${handMarkup('moon', texts.moon)}
      </div>`;
    case 'bingo':
      return bingoStage();
    default:
      return assertNever(rules);
  }
}

/** Three different symbols that pay nothing, so that the page does not open on a win that never was. */
function slotStage(symbols: readonly SlotSymbol[]): Markup {
  return html`<div class="reels" aria-hidden="true">
    ${symbols
      .slice(1, 4)
      .map(
        (symbol) =>
          html`<div class="reel"><img data-reel src="/sandbox/art/symbols/${symbol}.svg" alt="" /></div>`,
      )}
  </div>`;
}

function diceStage(table: DiceTable): Markup {
  return html`<div class="dice" aria-hidden="true">
    <p class="number" data-number>${'–'.repeat(numberText(table, table.sides - 1).length)}</p>
    <div class="track">
      <span class="range" data-range></span>
      <span class="marker" data-marker hidden></span>
    </div>
    <div class="scale">
      <span>${numberText(table, 0)}</span><span>${numberText(table, table.sides - 1)}</span>
    </div>
  </div>`;
}

function handMarkup(hand: string, label: string): Markup {
  return html`<div class="hand" data-hand="${hand}">
    <p>${label} <strong data-value></strong></p>
    <div class="cards">
      <span class="card-face" data-card></span>
      <span class="card-face" data-card></span>
    </div>
  </div>`;
}

function bingoStage(): Markup {
  const numbers = Array.from({ length: bingoTable.balls }, (_, index) => index + 1);
  return html`<div class="bingo" aria-hidden="true">
    <div class="bingo-card">
      ${numbers.map((number) => html`<span class="cell" data-cell>${number}</span>`)}
    </div>
    <div class="balls">
      ${numbers.slice(0, bingoTable.draws).map(() => html`<span class="ball" data-ball></span>`)}
    </div>
  </div>`;
}
