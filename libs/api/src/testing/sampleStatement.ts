import type { StatementRow } from '../contract/statement';

const NOON = 1_763_000_000;
const DAY_MS = 86_400_000;
const DAYS = 30;

/** Nets of a month that cost something in the end. */
const nets = [64, -35, 0, 90, -410, -55, 0, 220, -75, -130, 480, 0, 0, -60, -240, 15];

/**
 * The movements of an hour, newest first, each with the balance after it.
 *
 * @example
 * sampleMovements[0]?.kind; // => 'withdrawal'
 */
export const sampleMovements: StatementRow[] = [
  { id: 97, t: NOON + 3_400, kind: 'withdrawal', am: -300, bal: 12_345.678, ref: 'W2025111300000002' },
  { id: 83, t: NOON + 3_300, kind: 'win', am: 84, bal: 12_645.678, ref: 'a1f0c2d9', name: 'Parol Nights' },
  { id: 82, t: NOON + 3_300, kind: 'bet', am: -20, bal: 12_561.678, ref: 'a1f0c2d9', name: 'Parol Nights' },
  { id: 66, t: NOON + 3_200, kind: 'bet', am: -50, bal: 12_581.678, ref: 'b7e14410', name: 'Color Perya' },
  { id: 51, t: NOON + 3_000, kind: 'bonus', am: 50.5, bal: 12_631.678, ref: 'D2025111300000003' },
  { id: 49, t: NOON + 3_000, kind: 'deposit', am: 500, bal: 12_581.178, ref: 'D2025111300000003' },
];

/**
 * What the account came to up to a day, whichever that is.
 *
 * @example
 * sampleStatement('2026-01-31').days.at(-1)?.d; // => '2026-01-31'
 */
export function sampleStatement(to: string, rows: readonly StatementRow[] = sampleMovements) {
  const last = Date.parse(`${to}T00:00:00Z`);
  return {
    dep: 500,
    wdw: 300,
    bonus: 50.5,
    BetScore: 700_000,
    WinScore: 840_000,
    net: 14,
    minutes: 85,
    open: 12_081.178,
    close: 12_345.678,
    days: Array.from({ length: DAYS }, (_, index) => ({
      d: new Date(last - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length),
      net: nets[index % nets.length] ?? 0,
    })),
    rows: [...rows],
  };
}
