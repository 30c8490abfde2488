import type { Locale } from '@kislap/domain';
import {
  countRuns,
  countSlotWays,
  linesTables,
  restingReels,
  type RulesOf,
  scratchTables,
  type SlotSymbol,
  slotTables,
  winLines,
} from '@kislap/domain/games';
import { html } from 'hono/html';
import type { Markup } from '../../../pages/renderPage';
import { linesTexts, scratchTexts } from '../engineTexts';
import { fillText, gameTexts } from '../gameTexts';
import { type EnginePage, oddsRow, type OddsRow, oneBet } from './EnginePage';

/** The page of a slot of three reels. It opens on three different symbols that pay nothing. */
export function slotPage({ variant, symbols }: RulesOf<'slot'>, locale: Locale): EnginePage {
  const table = slotTables[variant];
  const names = gameTexts[locale].symbols;
  const outOf = table.stopsByRank.reduce((sum, stops) => sum + stops, 0) ** 3;
  const odds = table.lines.flatMap((line) => {
    const symbol = symbols[line.rank];
    if (!symbol) return [];
    const row = oddsRow(
      `${line.count} × ${names[symbol]}`,
      [countSlotWays(table, line), outOf],
      line.payPercent,
    );
    return [{ ...row, symbols: Array.from({ length: line.count }, () => symbol) }];
  });
  return { ...oneBet, stage: slotStage(symbols), odds, notes: [] };
}

function slotStage(symbols: readonly SlotSymbol[]): Markup {
  return html`<div class="reels" data-symbols="${symbols.join(' ')}" aria-hidden="true">
    ${symbols.slice(1, 4).map((symbol) => html`<div class="reel">${picture(symbol, 'data-reel')}</div>`)}
  </div>`;
}

function picture(symbol: SlotSymbol, mark: 'data-reel' | 'data-field'): Markup {
  const source = `/sandbox/art/symbols/${symbol}.svg`;
  return mark === 'data-reel'
    ? html`<img data-reel src="${source}" alt="" />`
    : html`<img data-field src="${source}" alt="" hidden />`;
}

/** The page of a slot of five reels and five lines. */
export function linesPage({ variant, symbols }: RulesOf<'lines'>, locale: Locale): EnginePage {
  const table = linesTables[variant];
  const texts = linesTexts[locale];
  const names = gameTexts[locale].symbols;
  const outOf = table.strip.length ** winLines[0].length;
  const odds = table.pays.flatMap((pays, rank) =>
    pays.flatMap((pay, index): OddsRow[] => {
      const symbol = symbols[rank];
      if (pay === 0 || !symbol) return [];
      const length = index + 3;
      const label = fillText(texts.alike, { n: length, symbol: names[symbol] });
      const row = oddsRow(label, [countRuns(table, rank, length), outOf], pay);
      return [{ ...row, symbols: Array.from({ length }, () => symbol) }];
    }),
  );
  const [first] = symbols;
  const notes = [
    texts.perLine,
    table.hasWild && first ? fillText(texts.wild, { symbol: names[first] }) : '',
    table.times.length > 1 ? fillText(texts.times, { list: table.times.map((n) => `×${n}`).join(', ') }) : '',
  ].filter(Boolean);
  const byPay = odds.toSorted((one, other) => other.payPercent - one.payPercent);
  return { ...oneBet, stage: linesStage(restingReels(table), symbols), odds: byPay, notes };
}

function linesStage(reels: readonly (readonly number[])[], symbols: readonly SlotSymbol[]): Markup {
  const place = (rank: number) =>
    html`<span class="place" data-place>${picture(symbols[rank] ?? 'coin', 'data-reel')}</span>`;
  return html`<div class="five" data-symbols="${symbols.join(' ')}" aria-hidden="true">
    ${reels.map((rows) => html`<div class="strip">${rows.map(place)}</div>`)}
    <strong class="times" data-times hidden></strong>
  </div>`;
}

const FIELDS = 9;

/** The page of a ticket with nine fields. */
export function scratchPage({ variant, symbols }: RulesOf<'scratch'>, locale: Locale): EnginePage {
  const { tickets, prizes } = scratchTables[variant];
  const texts = scratchTexts[locale];
  const odds = prizes.flatMap((prize, rank) => {
    const symbol = symbols[rank];
    if (!symbol) return [];
    const label = fillText(texts.alike, { symbol: gameTexts[locale].symbols[symbol] });
    return [
      {
        ...oddsRow(label, [prize.tickets, tickets], prize.payPercent),
        symbols: [symbol, symbol, symbol],
      },
    ];
  });
  const stage = html`<div class="ticket" data-symbols="${symbols.join(' ')}" aria-hidden="true">
    ${Array.from({ length: FIELDS }, () => html`<span class="field" data-cover>${picture(symbols[0] ?? 'coin', 'data-field')}</span>`)}
  </div>`;
  const notes = [fillText(texts.print, { n: tickets.toLocaleString('en-US') })];
  return { ...oneBet, stage, odds, notes };
}
