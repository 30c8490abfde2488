import { formatWholePesos } from '@kislap/domain';
import { html } from 'hono/html';
import type { Markup } from '../../pages/renderPage';
import { fillText } from './fillText';
import { gameTexts } from './gameTexts';
import type { GameView } from './GameView';
import { oddsOf } from './oddsOf';
import type { OddsRow } from './OddsRow';
import { paysText } from './paysText';

/** The published odds: everything that pays, its exact chance, and what the game keeps. */
export function oddsSheet({ game, launch, locale }: GameView): Markup {
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
    <p>${texts.fairLine}</p>
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
