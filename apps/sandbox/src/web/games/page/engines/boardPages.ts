import type { Locale } from '@kislap/domain';
import {
  bingoRoomBalls,
  bingoRoomDraws,
  bingoRoomTables,
  bingoTable,
  combinations,
  countKenoWays,
  countSafeFields,
  kenoTables,
  minesTables,
  type RulesOf,
} from '@kislap/domain/games';
import { html } from 'hono/html';
import type { Markup } from '../../../pages/renderPage';
import { bingoRoomTexts, kenoTexts, minesTexts } from '../engineTexts';
import { fillText, gameTexts } from '../gameTexts';
import { type EnginePage, oddsRow, oneBet, paysText } from './EnginePage';

/** The page of a card of nine numbers that four balls are drawn for. */
export function bingoPage(locale: Locale): EnginePage {
  const texts = gameTexts[locale];
  const { sets, diagonalPercent, straightPercent, balls, draws } = bingoTable;
  return {
    ...oneBet,
    stage: bingoStage(balls, draws),
    odds: [
      oddsRow(texts.diagonal, [sets.diagonal, sets.all], diagonalPercent),
      oddsRow(texts.straight, [sets.straight, sets.all], straightPercent),
    ],
    notes: [],
  };
}

/** The page of a bingo room. */
export function bingoRoomPage({ variant }: RulesOf<'bingoRoom'>, locale: Locale): EnginePage {
  const { pays } = bingoRoomTables[variant];
  const texts = bingoRoomTexts[locale];
  const odds = pays.flatMap((pay, lines) => {
    if (pay === 0) return [];
    const label = lines === 1 ? texts.oneLine : fillText(texts.lines, { n: lines });
    return [oddsRow(label, [bingoRoomDraws.byLines[lines] ?? 0, bingoRoomDraws.all], pay)];
  });
  const stage = bingoStage(bingoRoomBalls.card, bingoRoomBalls.draws);
  return { ...oneBet, stage, odds: odds.toReversed(), notes: [] };
}

function bingoStage(cells: number, balls: number): Markup {
  return html`<div class="bingo" aria-hidden="true">
    <div class="bingo-card">
      ${Array.from({ length: cells }, (_, index) => html`<span class="cell" data-cell>${index + 1}</span>`)}
    </div>
    <div class="balls">
      ${Array.from({ length: balls }, () => html`<span class="ball" data-ball></span>`)}
    </div>
  </div>`;
}

/** The page of a keno board. */
export function kenoPage({ variant }: RulesOf<'keno'>, locale: Locale): EnginePage {
  const table = kenoTables[variant];
  const texts = kenoTexts[locale];
  const outOf = combinations(table.numbers, table.draws);
  const steps = table.steps.toSorted((one, other) => one.picks - other.picks);
  return {
    stage: boardStage(
      texts.board,
      Array.from({ length: table.numbers }, (_, index) => String(index + 1)),
    ),
    bets: steps.map(({ picks, pays }) => ({
      id: String(picks),
      label: fillText(gameTexts[locale].choose, { n: picks }),
      pays: paysText(pays.at(-1) ?? 0),
    })),
    firstBet: String(table.steps[0].picks),
    odds: steps.flatMap(({ picks, pays }) =>
      pays.flatMap((pay, hits) => {
        if (pay === 0) return [];
        const label = fillText(texts.hits, { hits, picks });
        return [oddsRow(label, [countKenoWays(table, picks, hits), outOf], pay)];
      }),
    ),
    notes: [],
    hasBoard: true,
  };
}

/** The page of a field of tiles. */
export function minesPage({ variant }: RulesOf<'mines'>, locale: Locale): EnginePage {
  const table = minesTables[variant];
  const { tiles, mines, steps } = table;
  const texts = minesTexts[locale];
  const outOf = combinations(tiles, mines);
  const names = Array.from({ length: tiles }, (_, index) => fillText(texts.tile, { n: index + 1 }));
  return {
    stage: boardStage(texts.board, names, 'covered'),
    bets: steps.map(({ picks, payPercent }) => ({
      id: String(picks),
      label: fillText(gameTexts[locale].choose, { n: picks }),
      pays: paysText(payPercent),
    })),
    firstBet: String(steps[0].picks),
    odds: steps.map(({ picks, payPercent }) =>
      oddsRow(fillText(texts.safe, { n: picks }), [countSafeFields(table, picks), outOf], payPercent),
    ),
    notes: [fillText(texts.count, { mines, tiles })],
    hasBoard: true,
  };
}

/** A board whose places are chosen before the round, and which then shows what was drawn. */
function boardStage(legend: string, names: readonly string[], look: 'open' | 'covered' = 'open'): Markup {
  return html`<fieldset class="board ${look}" data-board data-places="${names.length}">
    <legend class="unseen">${legend}</legend>
    ${names.map(
      (name, index) =>
        html`<label class="pick" data-pick>
          <input type="checkbox" name="pick" value="${index}" form="controls" />
          <span>${look === 'open' ? name : html`<span class="unseen">${name}</span>`}</span>
        </label>`,
    )}
  </fieldset>`;
}
