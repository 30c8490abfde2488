import type { Locale } from '@kislap/domain';
import {
  countCrashWays,
  crashTables,
  type DiceBet,
  type DiceTable,
  diceTables,
  FISH_CASTS,
  fishSizes,
  fishTables,
  RACES,
  raceTables,
  type RulesOf,
} from '@kislap/domain/games';
import { html } from 'hono/html';
import { crashTexts, fishTexts, raceTexts } from '../engineTexts';
import { fillText, gameTexts, type GameTexts } from '../gameTexts';
import { numberText } from '../numberText';
import { type EnginePage, oddsRow, paysText } from './EnginePage';

/** The page of a number game. */
export function dicePage({ variant }: RulesOf<'dice'>, locale: Locale): EnginePage {
  const table = diceTables[variant];
  const { bets, sides } = table;
  const label = (bet: DiceBet) => diceBetLabel(gameTexts[locale], table, bet);
  return {
    stage: html`<div class="dice" data-variant="${variant}" aria-hidden="true">
      <p class="number" data-number>${'–'.repeat(numberText(table, sides - 1).length)}</p>
      <div class="track">
        <span class="range" data-range></span>
        <span class="marker" data-marker hidden></span>
      </div>
      <div class="scale">
        <span>${numberText(table, 0)}</span><span>${numberText(table, sides - 1)}</span>
      </div>
    </div>`,
    bets: bets.map((bet) => ({ id: bet.id, label: label(bet), pays: paysText(bet.payPercent) })),
    firstBet: bets[0].id,
    odds: bets.map((bet) => oddsRow(label(bet), [bet.to - bet.from + 1, sides], bet.payPercent)),
    notes: [],
  };
}

/** What a bet on a range of numbers is called. */
function diceBetLabel(texts: GameTexts, table: DiceTable, bet: DiceBet): string {
  if (bet.name) return bet.name;
  if (bet.from === bet.to) return numberText(table, bet.from);
  if (bet.from === 0) return fillText(texts.under, { n: bet.to + 1 });
  if (bet.to === table.sides - 1 && table.sides === 100) return fillText(texts.over, { n: bet.from - 1 });
  return `${numberText(table, bet.from)}–${numberText(table, bet.to)}`;
}

/** The page of a crash game: a curve over an even grid. */
export function crashPage({ variant }: RulesOf<'crash'>, locale: Locale): EnginePage {
  const table = crashTables[variant];
  const targets = table.targets.toSorted((one, other) => one - other);
  const label = (target: number) => fillText(crashTexts[locale].aim, { n: (target / 100).toFixed(2) });
  return {
    stage: html`<div class="crash" aria-hidden="true">
      <p class="multiple" data-multiple>×1.00</p>
      <svg viewBox="0 0 320 140" class="sky" focusable="false">
        <path class="grid" d="M0 105H320M0 70H320M0 35H320" />
        <path class="aim" data-aim d="M0 70H320" />
        <path class="curve" data-curve d="M0 140Q160 140 320 0" pathLength="1" />
        <circle class="head" data-head cx="0" cy="140" r="7" />
      </svg>
    </div>`,
    bets: targets.map((target) => ({
      id: String(target),
      label: paysText(target),
      pays: `${countCrashWays(table, target) / (table.steps / 100)}%`,
    })),
    firstBet: String(table.targets[0]),
    odds: targets.map((target) =>
      oddsRow(label(target), [countCrashWays(table, target), table.steps], target),
    ),
    notes: [],
  };
}

/** The page of a fishing ground: one line for each fish, deeper the rarer it is. */
export function fishPage({ variant }: RulesOf<'fish'>, locale: Locale): EnginePage {
  const { bets } = fishTables[variant];
  const texts = fishTexts[locale];
  const sizes = [texts.small, texts.grown, texts.large];
  return {
    stage: html`<div class="sea" aria-hidden="true">
      ${bets.map(
        ({ id, name }) =>
          html`<div class="swim" data-fish="${id}" data-name="${name}">
            <svg viewBox="0 0 64 32" focusable="false">
              <path d="M4 16C14 2 34 0 48 12l12-9c-2 8-2 18 0 26l-12-9C34 32 14 30 4 16Z" />
              <circle cx="15" cy="13" r="2.4" />
            </svg>
          </div>`,
      )}
      <span class="hook" data-hook></span>
    </div>`,
    bets: bets.map(({ id, name, pays }) => ({
      id,
      label: name,
      pays: `${paysText(pays[0])}–${(pays[2] / 100).toLocaleString('en-US')}`,
    })),
    firstBet: bets[0].id,
    odds: bets.flatMap(({ name, bites, pays }) =>
      pays.map((pay, size) =>
        oddsRow(
          fillText(sizes[size] ?? '', { fish: name }),
          [bites * (fishSizes[size] ?? 0), FISH_CASTS * 10],
          pay,
        ),
      ),
    ),
    notes: [],
  };
}

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
            <span class="water"><span class="racer" data-racer></span></span>
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
