import { formatMoney, formatWholePesos, pesoText } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../../pages/renderPage';
import { renderPage } from '../../pages/renderPage';
import { listStakes } from '../listStakes';
import { betOptions } from './betOptions';
import { gameTexts } from './gameTexts';
import type { GameView } from './GameView';
import { oddsSheet } from './oddsSheet';
import { stageMarkup } from './stageMarkup';

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
        ${stakes.map((stake, index) => option('stake', pesoText(stake), index === 0, `₱${formatWholePesos(stake)}`))}
      </div>
    </fieldset>
    <div class="play">
      <p class="balance">
        <span>${texts.balance}</span> <strong data-balance>₱${formatMoney(launch.balance)}</strong>
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
