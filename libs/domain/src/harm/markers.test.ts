import { describe, expect, it } from 'vitest';
import { type Money, moneyFromPeso, zeroMoney } from '../money';
import { epochMillisecondsFrom } from '../time';
import { type HarmFacts, type HarmMarker, harmMarkers, markersOf } from './markers';

const minute = 60_000;
const hour = 60 * minute;
const start = 1_763_000_000_000;
/** An instant so many milliseconds after the start. */
const at = (ms: number) => epochMillisecondsFrom(start + ms);

const calm: HarmFacts = {
  lost: zeroMoney,
  lostBefore: zeroMoney,
  deposits: [],
  rounds: [],
  days: [],
  failedOrders: [],
  limitHits: [],
  looserWishes: [],
  breaks: [],
  orders: [],
  isConcern: false,
};
const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

const round = (ms: number, part: { stake?: number; win?: number; left?: Money } = {}) => ({
  at: at(ms),
  stake: moneyFromPeso(part.stake ?? 10),
  win: moneyFromPeso(part.win ?? 0),
  left: part.left ?? moneyFromPeso(500),
});
const deposit = (ms: number, day = '2025-11-13') => ({ at: at(ms), day });

/** So many deposits, each so long after its own losing round that left so much. */
const chases = (count: number, laterMs = 15 * minute, left = 19.99, win = 0): Partial<HarmFacts> => ({
  rounds: times(count, (index) => round(index * hour, { left: moneyFromPeso(left), win })),
  deposits: times(count, (index) => deposit(index * hour + laterMs, `day ${index}`)),
});

/** Times a stake was raised to so much after so many losses, with 20 stakes of 10 before the first. */
const raises = (count: number, stake: number, losses = 5) => ({
  rounds: times(count, (index) => index).flatMap((index) => [
    ...times(20 - losses, (step) => round(index * hour + step, { win: 20 })),
    ...times(losses, (step) => round(index * hour + 20 + step)),
    round(index * hour + 50, { stake, win: 500 }),
  ]),
});

const day = (minutes: number, nightMinutes = 0) => ({ minutes, nightMinutes });
const aBreak = (fromMs: number) => ({ from: at(fromMs), until: at(fromMs + 24 * hour) });

/** Each threshold, and one below it. */
const rows: readonly (readonly [HarmMarker, string, Partial<HarmFacts>, Partial<HarmFacts>])[] = [
  ['spend', 'what is lost', { lost: moneyFromPeso(2000) }, { lost: moneyFromPeso(1999.99) }],
  [
    'spend',
    'the mean before',
    { lost: moneyFromPeso(3000), lostBefore: moneyFromPeso(6000) },
    { lost: moneyFromPeso(3000), lostBefore: moneyFromPeso(6000.01) },
  ],
  [
    'spend',
    'weeks that were won before',
    { lost: moneyFromPeso(2000), lostBefore: moneyFromPeso(-9000) },
    { lost: moneyFromPeso(-2000), lostBefore: moneyFromPeso(-9000) },
  ],
  ['chasing', 'deposits', chases(3), chases(2)],
  ['chasing', 'time after the round', chases(3, 15 * minute), chases(3, 15 * minute + 1)],
  ['chasing', 'order of round and deposit', chases(3, 0), chases(3, -1)],
  ['chasing', 'what was left', chases(3, minute, 19.99), chases(3, minute, 20)],
  ['chasing', 'a round that was lost', chases(3, minute, 5, 9.99), chases(3, minute, 5, 10)],
  [
    'topUps',
    'deposits in a day',
    { deposits: times(4, (index) => deposit(index)) },
    { deposits: [...times(3, (index) => deposit(index)), deposit(4, '2025-11-14')] },
  ],
  ['night', 'nights', { days: times(3, () => day(60, 60)) }, { days: times(2, () => day(60, 60)) }],
  ['night', 'minutes', { days: times(3, () => day(60, 60)) }, { days: times(7, () => day(200, 59)) }],
  ['long', 'days', { days: times(2, () => day(240)) }, { days: [day(239), day(240)] }],
  [
    'refused',
    'orders',
    { failedOrders: times(3, (index) => at(index * hour)) },
    { failedOrders: times(2, (index) => at(index * hour)) },
  ],
  [
    'refused',
    'hours between them',
    { failedOrders: [at(24 * hour - 1), at(0), at(hour)] },
    { failedOrders: [at(24 * hour), at(0), at(hour)] },
  ],
  ['loosening', 'wishes', { looserWishes: [at(0), at(90 * hour)] }, { looserWishes: [at(0)] }],
  [
    'loosening',
    'time after a refusal',
    { looserWishes: [at(hour)], limitHits: [at(0)] },
    { looserWishes: [at(hour + 1)], limitHits: [at(0)] },
  ],
  [
    'loosening',
    'order of refusal and wish',
    { looserWishes: [at(0)], limitHits: [at(0)] },
    { looserWishes: [at(0)], limitHits: [at(1)] },
  ],
  ['stakes', 'times', raises(5, 30), raises(4, 30)],
  ['stakes', 'height', raises(5, 30), raises(5, 29.99)],
  ['stakes', 'losses before', raises(5, 30, 5), raises(5, 30, 4)],
  [
    'returning',
    'time after a break',
    { breaks: [aBreak(0)], orders: [at(48 * hour - 1)] },
    { breaks: [aBreak(0)], orders: [at(48 * hour)] },
  ],
  [
    'returning',
    'breaks',
    { breaks: [aBreak(0), aBreak(90 * hour)] },
    { breaks: [aBreak(0)], orders: [at(-1)] },
  ],
  ['concern', 'a word of the operator', { isConcern: true }, { isConcern: false }],
];

describe('a marker of harm', () => {
  it.each(rows)('%s holds at its threshold of %s, and not below', (marker, _, holds, fails) => {
    expect(markersOf({ ...calm, ...holds })).toEqual([marker]);
    expect(markersOf({ ...calm, ...fails })).toEqual([]);
  });

  it('is tested, each of them', () => {
    expect(new Set(rows.map(([marker]) => marker))).toEqual(new Set(harmMarkers));
  });

  it('stands in its place beside others', () => {
    const facts = { ...calm, ...chases(3), isConcern: true, lost: moneyFromPeso(5000) };
    expect(markersOf(facts)).toEqual(['spend', 'chasing', 'concern']);
  });

  it('of stakes needs twenty rounds before', () => {
    const early = [
      ...times(19, (index) => round(index)),
      ...times(5, (index) => round(30 + index, { stake: 900 })),
    ];
    expect(markersOf({ ...calm, rounds: early.slice(0, 20) })).toEqual([]);
  });
});
