import { assertNever, formatPeso, formatWholePesos, pesoText, type Locale } from '@kislap/domain';
import { html } from 'hono/html';
import { bingoTable } from '../../../games/bingo';
import { type DiceTable, diceTables } from '../../../games/dice';
import type { GameRules } from '../../../games/drawOutcome';
import type { CatalogueGame } from '../../../games/gameCatalogue';
import { listStakes } from '../../../games/listStakes';
import type { SlotSymbol } from '../../../games/slot';
import { type Markup, renderPage, seededMark } from '../../pages/renderPage';
import type { GameLaunch } from '../gameService';
import { fillText, gameTexts, type GameTexts } from './gameTexts';
import { betOptions, numberText, oddsOf, type OddsRow, paysText } from './odds';

/** What one game page shows. */
interface GameView {
  readonly locale: Locale;
  readonly game: CatalogueGame;
  readonly launch: GameLaunch;
  readonly hasSeededOutcomes: boolean;
}

/** The page of one opened game. */
export function gamePage(view: GameView): Markup {
  const { game, launch, locale } = view;
  const texts = gameTexts[locale];
  return renderPage({
    locale,
    title: `${game.name} · ${texts.playMoney}`,
    styles: ['game', `game-${game.rules.engine}`],
    script: 'game',
    body: html`<body data-game="${game.code}" data-sid="${launch.sid}" data-locale="${locale}">
      <img class="backdrop" src="/sandbox/art/games/${game.code}.svg" alt="" />
      <header class="top">
        <p class="play-money">${texts.playMoney}</p>
        <button type="button" class="button small tonal" data-open-odds>${texts.odds}</button>
      </header>
      ${view.hasSeededOutcomes && seededMark(locale)}
      <main class="game">
        <h1>${game.name}</h1>
        <section class="stage" data-stage>${stageMarkup(game.rules, texts)}</section>
        <div class="result" role="status" data-result>
          <p class="headline">${texts.ready}</p>
          <p class="detail"></p>
        </div>
        ${controls(view)}
      </main>
      <footer class="foot">
        <p><strong class="age">21+</strong> ${texts.addiction}</p>
      </footer>
      ${oddsSheet(view)}
    </body>`,
  });
}

/** Balance, bet, stake and the one button. Nothing plays by itself. */
function controls({ game, launch, locale }: GameView): Markup {
  const texts = gameTexts[locale];
  const bets = betOptions(game.rules, texts);
  const stakes = listStakes(launch.minStake, launch.maxStake);
  return html`<form class="controls" data-controls>
    ${
      bets.length > 0 &&
      html`<fieldset>
        <legend>${texts.bet}</legend>
        <div class="options bets">
          ${bets.map((bet, index) => option('bet', bet.id, index === 0, bet.label, bet.pays))}
        </div>
      </fieldset>`
    }
    <fieldset>
      <legend>${texts.stake}</legend>
      <div class="options stakes">
        ${stakes.map((stake, index) => option('stake', pesoText(stake), index === 0, formatPeso(stake, 'whole')))}
      </div>
    </fieldset>
    <div class="play">
      <p class="balance">
        <span>${texts.balance}</span> <strong data-balance>${formatPeso(launch.balance)}</strong>
      </p>
      <button class="button primary" data-play disabled>${texts.play}</button>
    </div>
    <noscript><p class="detail">${texts.needsScript}</p></noscript>
  </form>`;
}

function option(name: string, value: string, isChecked: boolean, label: string, note = ''): Markup {
  return html`<label class="option">
    <input type="radio" name="${name}" value="${value}" ${isChecked ? 'checked' : ''} />
    <span>${label}${note && html`<small>${note}</small>`}</span>
  </label>`;
}

/** The page of a game whose session is over or was never opened. */
export function gameNotice(locale: Locale): Markup {
  const texts = gameTexts[locale];
  return renderPage({
    locale,
    title: `${texts.closedTitle} · ${texts.playMoney}`,
    styles: ['game'],
    body: html`<body>
      <header class="top"><p class="play-money">${texts.playMoney}</p></header>
      <main class="notice">
        <h1>${texts.closedTitle}</h1>
        <p>${texts.closedText}</p>
      </main>
    </body>`,
  });
}

/** The published odds: everything that pays, its exact chance, and what the game keeps. */
function oddsSheet({ game, launch, locale, hasSeededOutcomes }: GameView): Markup {
  const texts = gameTexts[locale];
  const limits = {
    min: formatWholePesos(launch.minStake),
    max: formatWholePesos(launch.maxStake),
    weight: launch.turnoverPercent,
  };
  return html`<dialog class="sheet" aria-labelledby="odds-title" data-odds>
    <div class="sheet-head">
      <h2 id="odds-title">${texts.odds}</h2>
      <button type="button" class="button small tonal" data-close-odds>${texts.close}</button>
    </div>
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.outcome}</th>
          <th scope="col">${texts.chance}</th>
          <th scope="col">${texts.pays}</th>
        </tr>
      </thead>
      <tbody>
        ${oddsOf(game.rules, texts).map((row) => oddsLine(row, texts.chanceIn))}
      </tbody>
    </table>
    <p>${fillText(texts.returnLine, { return: game.returnPercent })}</p>
    ${hasSeededOutcomes ? seededMark(locale) : html`<p>${texts.fairLine}</p>`}
    <p>${fillText(texts.limitsLine, limits)}</p>
  </dialog>`;
}

function oddsLine({ label, symbols, ways, outOf, payPercent }: OddsRow, chanceIn: string): Markup {
  const pictures = symbols.map(
    (symbol) => html`<img src="/sandbox/art/symbols/${symbol}.svg" alt="" width="28" height="28" />`,
  );
  return html`<tr>
    <th scope="row">
      ${symbols.length > 0 ? html`<span class="pictures">${pictures}</span><span class="unseen">${label}</span>` : label}
    </th>
    <td>${ways} ${chanceIn} ${outOf.toLocaleString('en-US')}</td>
    <td>${paysText(payPercent)}</td>
  </tr>`;
}

/** The stage before the first round. Its parts are then filled by the page's script. */
function stageMarkup(rules: GameRules, texts: GameTexts): Markup {
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
