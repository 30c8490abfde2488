import {
  formatPeso,
  formatWholePesos,
  type Money,
  moneyFromPeso,
  pesoText,
  type Locale,
} from '@kislap/domain';
import {
  type CatalogueGame,
  type GameRules,
  listStakes,
  minimumRoundMs,
  ROOM_DRAW_MS,
} from '@kislap/domain/games';
import { html } from 'hono/html';
import { type Markup, renderPage, seededMark } from '../../pages/renderPage';
import type { GameLaunch } from '../gameService';
import type { EnginePage, OddsRow } from './engines/EnginePage';
import { paysText } from './engines/EnginePage';
import { pageOfEngine } from './engines/pageOfEngine';
import { fillText, gameTexts } from './gameTexts';

/** What one game page shows. */
interface GameView {
  readonly locale: Locale;
  readonly game: CatalogueGame;
  /** Who plays, and for how much. */
  readonly launch: Pick<GameLaunch, 'balance' | 'minStake' | 'maxStake' | 'turnoverPercent'> & {
    /** Left out in a demo, whose money is the page's own. */
    readonly sid?: string;
    /** What an open bonus allows at most; left out where none limits it. */
    readonly highestStake?: Money | undefined;
  };
  readonly hasSeededOutcomes: boolean;
  /** How long it is to the next draw of the game's room, in milliseconds; undefined where it has none. */
  readonly roomWaitMs: number | undefined;
}

/** What a demo starts with. */
export const demoBalance: Money = moneyFromPeso(1000);

/** The page of one opened game, or of its demo. */
export function gamePage(view: GameView): Markup {
  const { game, launch, locale } = view;
  const texts = gameTexts[locale];
  const page = pageOfEngine(game.rules, locale);
  const mark = launch.sid ? texts.playMoney : texts.demo;
  return renderPage({
    locale,
    title: `${game.name} · ${mark}`,
    styles: ['game', styleOf(game.rules)],
    script: `game-${game.rules.engine}`,
    body: html`<body
      data-game="${game.code}"
      data-sid="${launch.sid ?? ''}"
      data-demo="${pesoText(launch.balance)}"
      data-locale="${locale}"
      data-round-ms="${minimumRoundMs(game.rules)}"
    >
      <img class="backdrop" src="/sandbox/art/games/${game.code}.svg" alt="" />
      <header class="top">
        <p class="play-money">${mark}</p>
        <span class="top-end">
          <button type="button" class="button small tonal" aria-pressed="false" data-sound>
            ${texts.sound}
          </button>
          <button type="button" class="button small tonal" data-open-odds>${texts.odds}</button>
        </span>
      </header>
      ${view.hasSeededOutcomes && seededMark(locale)}
      <main class="game">
        <h1>${game.name}</h1>
        ${view.roomWaitMs !== undefined && roomClock(view.roomWaitMs, locale)}
        <section class="stage" data-stage>${page.stage}</section>
        <div class="result" role="status" data-result>
          <p class="headline">${texts.ready}</p>
          <p class="detail">${fillText(texts.returnShort, { return: game.returnPercent })}</p>
        </div>
        ${controls(view, page)}
      </main>
      <footer class="foot">
        ${!launch.sid && html`<p>${texts.demoNote}</p>`}
        <p><strong class="age">21+</strong> ${texts.addiction}</p>
      </footer>
      ${oddsSheet(view, page)}
    </body>`,
  });
}

/** How soon the room draws, for everybody in it. */
function roomClock(waitMs: number, locale: Locale): Markup {
  const text = fillText(gameTexts[locale].roomDraw, { n: Math.ceil(waitMs / 1000) });
  return html`<p class="room" data-room="${waitMs}" data-every="${ROOM_DRAW_MS}">${text}</p>`;
}

/** Engines that look alike share a style sheet. */
function styleOf(rules: GameRules): string {
  switch (rules.engine) {
    case 'dice':
      return rules.variant === 'wheel' ? 'game-wheel' : 'game-dice';
    case 'nine':
    case 'cards':
    case 'highCard':
    case 'threeCards':
      return 'game-cards';
    case 'bingo':
    case 'bingoRoom':
      return 'game-bingo';
    case 'keno':
    case 'mines':
      return 'game-board';
    case 'slot':
    case 'lines':
    case 'scratch':
      return 'game-symbols';
    default:
      return `game-${rules.engine}`;
  }
}

/** Bet, and, always in sight, stake, balance and the one button. Nothing plays by itself. */
function controls({ launch, locale }: GameView, { bets, firstBet, hasBoard }: EnginePage): Markup {
  const texts = gameTexts[locale];
  const { highestStake } = launch;
  const stakes = listStakes(launch.minStake, launch.maxStake);
  const isTooHigh = (stake: Money): boolean => highestStake !== undefined && stake > highestStake;
  return html`<form class="controls" id="controls" data-controls>
    ${
      bets.length > 0 &&
      html`<fieldset>
        <legend>${texts.bet}</legend>
        <div class="options bets">
          ${bets.map((bet) => option({ name: 'bet', value: bet.id, isChecked: bet.id === firstBet }, bet.label, bet.pays))}
        </div>
        ${
          hasBoard &&
          html`<p class="picking">
            <button type="button" class="button small tonal" data-pick-any>${texts.pickAny}</button>
            <span role="status" data-missing></span>
          </p>`
        }
      </fieldset>`
    }
    <div class="play">
      <fieldset class="stake">
        <legend>${texts.stake}</legend>
        <div class="options stakes">
          ${stakes.map((stake, index) =>
            option(
              {
                name: 'stake',
                value: pesoText(stake),
                isChecked: index === 0,
                isDisabled: isTooHigh(stake),
              },
              formatPeso(stake, 'whole'),
            ),
          )}
        </div>
        ${
          highestStake !== undefined &&
          stakes.some(isTooHigh) &&
          html`<p class="reason">${fillText(texts.bonusHighest, { x: formatPeso(highestStake) })}</p>`
        }
      </fieldset>
      <p class="balance">
        <span>${launch.sid ? texts.balance : texts.demo}</span>
        <strong data-balance>${formatPeso(launch.balance)}</strong>
      </p>
      <button class="button primary" data-play disabled>${texts.play}</button>
    </div>
    <noscript><p class="detail">${texts.needsScript}</p></noscript>
  </form>`;
}

interface Option {
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
}

function option({ name, value, isChecked, isDisabled = false }: Option, label: string, note = ''): Markup {
  return html`<label class="option">
    <input
      type="radio"
      name="${name}"
      value="${value}"
      ${isChecked ? 'checked' : ''}
      ${isDisabled ? 'disabled' : ''}
    />
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
function oddsSheet(
  { game, launch, locale, hasSeededOutcomes, roomWaitMs }: GameView,
  page: EnginePage,
): Markup {
  const texts = gameTexts[locale];
  const limits = {
    min: formatWholePesos(launch.minStake),
    max: formatWholePesos(launch.maxStake),
    weight: launch.turnoverPercent,
  };
  const fair =
    roomWaitMs === undefined ? texts.fairLine : fillText(texts.sharedLine, { seconds: ROOM_DRAW_MS / 1000 });
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
        ${page.odds.map((row) => oddsLine(row, texts.chanceIn))}
      </tbody>
    </table>
    ${page.notes.map((note) => html`<p>${note}</p>`)}
    <p>${fillText(texts.returnLine, { return: game.returnPercent })}</p>
    ${hasSeededOutcomes && seededMark(locale)}
    ${(roomWaitMs !== undefined || !hasSeededOutcomes) && html`<p>${fair}</p>`}
    <p>${fillText(texts.paceLine, { seconds: minimumRoundMs(game.rules) / 1000 })}</p>
    <p>${fillText(launch.sid ? texts.limitsLine : texts.demoLimits, limits)}</p>
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
    <td>${ways.toLocaleString('en-US')} ${chanceIn} ${outOf.toLocaleString('en-US')}</td>
    <td>${paysText(payPercent)}</td>
  </tr>`;
}
