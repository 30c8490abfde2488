import type { Locale } from '@kislap/domain';
import {
  countCrashWays,
  crashTables,
  FISH_CASTS,
  fishSizes,
  fishTables,
  type RulesOf,
} from '@kislap/domain/games';
import { html } from 'hono/html';
import { crashTexts, fishTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { type EnginePage, oddsRow, paysText } from './EnginePage';

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
