import type { Locale } from '@kislap/domain';
import { RACES, raceTables, type RaceVariant, type RulesOf } from '@kislap/domain/games';
import { html } from 'hono/html';
import type { Markup } from '../../../pages/renderPage';
import { raceTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { type EnginePage, oddsRow, paysText } from './EnginePage';

/** The page of a race. */
export function racePage({ variant, racers }: RulesOf<'race'>, locale: Locale): EnginePage {
  const table = raceTables[variant];
  const texts = raceTexts[locale];
  const name = (lane: number) => racers[lane] ?? String(lane + 1);
  return {
    stage: html`<div class="race" aria-hidden="true">
      ${table.racers.map(
        (_, lane) =>
          html`<div class="lane" data-lane data-name="${name(lane)}">
            <span class="name">${lane + 1} ${name(lane)}</span>
            <span class="water"
              ><span class="racer" data-racer
                ><svg viewBox="0 0 44 28" focusable="false">${vehicles[variant]}</svg></span
              ></span
            >
            <strong data-finish></strong>
          </div>`,
      )}
    </div>`,
    bets: table.racers.map(({ payPercent }, lane) => ({
      id: String(lane),
      label: `${lane + 1} ${name(lane)}`,
      pays: paysText(payPercent),
    })),
    firstBet: '0',
    odds: table.racers.map(({ wins, payPercent }, lane) =>
      oddsRow(fillText(texts.wins, { racer: name(lane) }), [wins, RACES], payPercent),
    ),
    notes: [texts.virtual],
  };
}

/** What each race is run in: outriggers, bicycles, jeepneys, on foot. */
const vehicles: Readonly<Record<RaceVariant, Markup>> = {
  favorite: html`<path class="fine" d="M1 26h40M12 20l-4 6M32 20l4 6" />
    <path d="M3 15h38l-6 8H10Z" />
    <path class="light" d="M22 1v12H8Z" />
    <path d="M25 4v9h10Z" />`,
  close: html`<path class="fine" d="M10 20l7-9h11l6 9M17 11l6 9 5-9M15 8h5M28 11l-1-4h5" />
    <circle class="ring" cx="10" cy="20" r="6.5" />
    <circle class="ring" cx="34" cy="20" r="6.5" />
    <circle class="light" cx="25" cy="4" r="3.5" />`,
  open: html`<path d="M2 6q0-3 3-3h26l3 8 7 2q2 1 2 3v6H2Z" />
    <path class="light" d="M6 7h6v5H6Zm8 0h6v5h-6Zm8 0h7l2 5h-9Z" />
    <circle class="tyre" cx="11" cy="22" r="5" />
    <circle class="tyre" cx="34" cy="22" r="5" />`,
  four: html`<path class="limb" d="M24 9l-5 8 6 4-3 6M19 17l-6 5H7M24 10l7 4 5-3M22 10l-7-1-3 5" />
    <circle class="light" cx="27" cy="5" r="4" />`,
};
