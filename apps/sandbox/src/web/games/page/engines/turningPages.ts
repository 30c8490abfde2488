import type { Locale } from '@kislap/domain';
import {
  combinations,
  dropPay,
  dropRisks,
  dropTables,
  type RulesOf,
  type WheelColour,
  wheelPockets,
  wheelTables,
} from '@kislap/domain/games';
import { html } from 'hono/html';
import type { Markup } from '../../../pages/renderPage';
import { dropTexts, wheelTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { type EnginePage, oddsRow, paysText } from './EnginePage';

/** The page of a wheel, drawn to scale. */
export function wheelPage({ variant }: RulesOf<'wheel'>, locale: Locale): EnginePage {
  const table = wheelTables[variant];
  const texts = wheelTexts[locale];
  const pockets = wheelPockets(table);
  return {
    stage: wheelMarkup(
      pockets.map((colour) => ({ colour, sign: signs[colour] })),
      { pockets: pockets.join(' ') },
    ),
    bets: table.bets.map(({ colour, payPercent }) => ({
      id: colour,
      label: texts[colour],
      pays: paysText(payPercent),
    })),
    firstBet: table.bets[0].colour,
    odds: table.bets.map(({ colour, pockets: count, payPercent }) =>
      oddsRow(texts[colour], [count, pockets.length], payPercent),
    ),
    notes: [fillText(texts.pockets, { n: pockets.length })],
  };
}

/** A wheel with these pockets from its top, clockwise. */
export function wheelMarkup(
  pockets: readonly Pocket[],
  { variant = '', pockets: names }: { readonly variant?: string; readonly pockets: string },
): Markup {
  return html`<div class="wheel" data-variant="${variant}" aria-hidden="true">
    <svg viewBox="-100 -100 200 200" class="disc" data-disc data-pockets="${names}" focusable="false">
      ${pockets.map((pocket, index) => pocketMarkup(pocket, index, pockets.length))}
      <circle class="hub" r="22" />
    </svg>
    <strong class="landed" data-landed></strong>
    <svg viewBox="0 0 24 24" class="pointer" focusable="false"><path d="M4 0h16l-8 22Z" /></svg>
  </div>`;
}

/** A pocket of a wheel: its colour, and what stands in it. */
interface Pocket {
  readonly colour: WheelColour;
  readonly sign: string;
}

const RIM = 98;
const SIGN_AT = 84;

const signs: Readonly<Record<WheelColour, string>> = {
  gold: '★',
  coral: '▲',
  teal: '●',
  violet: '◆',
  rose: '■',
};

/** One pocket: the first one has its middle at the top. */
function pocketMarkup({ colour, sign }: Pocket, index: number, count: number): Markup {
  const turn = 360 / count;
  const half = (turn * Math.PI) / 360;
  const [x, y] = [Math.sin(half) * RIM, -Math.cos(half) * RIM].map((each) => each.toFixed(2));
  return html`<g transform="rotate(${(index * turn).toFixed(2)})" class="pocket ${colour}">
    <path d="M0 0L-${x} ${y}A${RIM} ${RIM} 0 0 1 ${x} ${y}Z" />
    <text y="-${SIGN_AT}">${sign}</text>
  </g>`;
}

const PEG_STEP = 20;

/** The page of a board of pegs. */
export function dropPage({ variant }: RulesOf<'drop'>, locale: Locale): EnginePage {
  const table = dropTables[variant];
  const { rows } = table;
  const texts = dropTexts[locale];
  const halfBins = Array.from({ length: rows / 2 + 1 }, (_, distance) => distance);
  return {
    stage: dropStage(variant),
    bets: dropRisks.map((risk) => ({
      id: risk,
      label: texts[risk],
      pays: paysText(dropPay(table, risk, 0)),
    })),
    firstBet: dropRisks[0],
    odds: dropRisks.flatMap((risk) =>
      halfBins.flatMap((distance) => {
        const pay = dropPay(table, risk, rows / 2 - distance);
        if (pay === 0) return [];
        const ways = combinations(rows, rows / 2 - distance) * (distance === 0 ? 1 : 2);
        return [oddsRow(fillText(texts.bin, { risk: texts[risk], n: distance }), [ways, 2 ** rows], pay)];
      }),
    ),
    notes: [fillText(texts.pegs, { n: rows })],
  };
}

function dropStage(variant: RulesOf<'drop'>['variant']): Markup {
  const table = dropTables[variant];
  const { rows } = table;
  const width = (rows + 2) * PEG_STEP;
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (__, peg) => [
      width / 2 + (peg - row / 2) * PEG_STEP,
      (row + 1) * PEG_STEP,
    ]),
  ).flat();
  return html`<div class="drop" data-rows="${rows}" aria-hidden="true">
    <svg viewBox="0 0 ${width} ${(rows + 2) * PEG_STEP}" focusable="false">
      ${pegs.map(([x, y]) => html`<circle class="peg" cx="${x}" cy="${y}" r="3" />`)}
      <circle class="drop-ball" data-drop-ball cx="${width / 2}" cy="6" r="7" />
    </svg>
    ${dropRisks.map(
      (risk) =>
        html`<div class="bins" data-bins="${risk}" hidden>
          ${Array.from({ length: rows + 1 }, (_, bin) => html`<span data-bin>${binText(dropPay(table, risk, bin))}</span>`)}
        </div>`,
    )}
  </div>`;
}

function binText(payPercent: number): string {
  const multiple = payPercent / 100;
  return multiple === 0
    ? '–'
    : multiple.toLocaleString('en-US', { maximumFractionDigits: multiple < 10 ? 1 : 0 });
}
