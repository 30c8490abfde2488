import type { SlotTable, SlotVariant } from './SlotTable';

/** The three slots, from many small wins to few large ones. Each pays back exactly 96 % over all its outcomes. */
export const slotTables: Readonly<Record<SlotVariant, SlotTable>> = {
  gentle: {
    stopsByRank: [1, 2, 3, 4],
    lines: [
      { rank: 0, count: 3, payPercent: 5000 },
      { rank: 1, count: 3, payPercent: 1500 },
      { rank: 2, count: 3, payPercent: 800 },
      { rank: 0, count: 2, payPercent: 300 },
      { rank: 3, count: 3, payPercent: 250 },
      { rank: 1, count: 2, payPercent: 150 },
      { rank: 2, count: 2, payPercent: 100 },
    ],
    returnPercent: 96,
  },
  lively: {
    stopsByRank: [1, 2, 3, 4, 5, 5],
    lines: [
      { rank: 0, count: 3, payPercent: 25_000 },
      { rank: 1, count: 3, payPercent: 7500 },
      { rank: 2, count: 3, payPercent: 4000 },
      { rank: 3, count: 3, payPercent: 2000 },
      { rank: 4, count: 3, payPercent: 1000 },
      { rank: 0, count: 2, payPercent: 1000 },
      { rank: 5, count: 3, payPercent: 500 },
      { rank: 1, count: 2, payPercent: 300 },
      { rank: 2, count: 2, payPercent: 300 },
    ],
    returnPercent: 96,
  },
  bold: {
    stopsByRank: [1, 2, 3, 4, 5, 5],
    lines: [
      { rank: 0, count: 3, payPercent: 80_000 },
      { rank: 1, count: 3, payPercent: 12_000 },
      { rank: 2, count: 3, payPercent: 3000 },
      { rank: 0, count: 2, payPercent: 2500 },
      { rank: 3, count: 3, payPercent: 1500 },
      { rank: 4, count: 3, payPercent: 600 },
      { rank: 5, count: 3, payPercent: 500 },
      { rank: 1, count: 2, payPercent: 200 },
      { rank: 2, count: 2, payPercent: 200 },
    ],
    returnPercent: 96,
  },
};
