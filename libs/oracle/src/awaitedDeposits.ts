import type { Score } from './money';

/** A deposit that this device posted. Its number is missing until the operator has told it. */
export interface Entry {
  readonly key: string;
  readonly amount: Score;
  readonly at: number;
  readonly orderid: string | undefined;
}

/** A credited deposit, of this device or another. */
export interface Row {
  readonly logid: number;
  readonly amount: Score;
  readonly orderid: string | undefined;
}

export type Move =
  /** `newest` is the last credit so far, which `logId` -1 would tell. */
  | { readonly type: 'post'; readonly entry: Entry; readonly newest: number }
  | { readonly type: 'found'; readonly key: string; readonly orderid: string }
  /** The order is over or refused. */
  | { readonly type: 'over'; readonly key: string }
  /** `log` is the credited orders of the deposit log; undefined when it gave none. */
  | { readonly type: 'answer'; readonly rows: readonly Row[]; readonly log: readonly string[] | undefined };

export interface Told {
  readonly logid: number;
  readonly settles: string | undefined;
}

export interface Outcome {
  readonly told: readonly Told[];
  readonly left: readonly string[];
}

interface World {
  readonly from: number;
  readonly told: readonly Told[];
  readonly entries: readonly Entry[];
}

/** What a wrong version does otherwise. */
export interface Rules {
  readonly news: (rows: readonly Row[], from: number, told: readonly number[]) => readonly Row[];
  readonly settled: (row: Row, entries: readonly Entry[], log: readonly string[] | undefined) => Choices;
}

/** The entries that a credit may settle, or that it settles none. More than one: the description leaves it open. */
export type Choices = readonly (Entry | undefined)[];

export const described: Rules = { news: newsAmong, settled: settledBy };

/** Money, A7: each credit after the mark is told once, in the order of crediting. */
function newsAmong(rows: readonly Row[], from: number, told: readonly number[]): readonly Row[] {
  const unseen = new Map(
    rows.filter(({ logid }) => logid > from && !told.includes(logid)).map((row) => [row.logid, row]),
  );
  return [...unseen.values()].toSorted((one, other) => one.logid - other.logid);
}

/** Money, A7: `orderid` settles its entry; without one the deposit log; failing that the oldest of that amount. */
function settledBy(row: Row, entries: readonly Entry[], log: readonly string[] | undefined): Choices {
  if (row.orderid !== undefined) return orNone(entries.filter(({ orderid }) => orderid === row.orderid));
  const alike = entries.filter(({ amount }) => amount === row.amount);
  // An entry goes only when its order is credited: one whose number is known waits for that number.
  const unnumbered = orNone(oldest(alike.filter(({ orderid }) => orderid === undefined)));
  // Nor does anything tell the order now. The two sentences disagree about a numbered entry: both are allowed.
  if (log === undefined) return [...orNone(oldest(alike)), ...unnumbered];
  const credited = entries.filter(({ orderid }) => orderid !== undefined && log.includes(orderid));
  const fitting = credited.filter(({ amount }) => amount === row.amount);
  // Which of several credited ones, and whether one of another amount, is not said.
  if (fitting.length > 0) return fitting;
  return credited.length > 0 ? [...credited, ...unnumbered, undefined] : unnumbered;
}

export const oldest = (entries: readonly Entry[]): readonly Entry[] => {
  const first = Math.min(...entries.map(({ at }) => at));
  return entries.filter(({ at }) => at === first);
};

export const orNone = (entries: readonly Entry[]): Choices => (entries.length === 0 ? [undefined] : entries);

/** Money, A7: all the outcomes that the description allows. */
export function outcomesOf(mark: number, moves: readonly Move[], rules = described): readonly Outcome[] {
  let worlds: readonly World[] = [{ from: mark, told: [], entries: [] }];
  for (const move of moves) worlds = distinct(worlds.flatMap((world) => after(world, move, rules)));
  return worlds.map(({ told, entries }) => ({ told, left: entries.map(({ key }) => key).toSorted() }));
}

function after(world: World, move: Move, rules: Rules): readonly World[] {
  const { from, told, entries } = world;
  if (move.type === 'post') {
    // Nothing awaited: the mark is set to the newest. Otherwise it stays, so that nothing is lost.
    return [
      { told, entries: [...entries, move.entry], from: entries.length === 0 ? newest(world, move) : from },
    ];
  }
  if (move.type === 'found') {
    const { key, orderid } = move;
    return [
      { ...world, entries: entries.map((entry) => (entry.key === key ? { ...entry, orderid } : entry)) },
    ];
  }
  if (move.type === 'over') return [{ ...world, entries: entries.filter(({ key }) => key !== move.key) }];
  const news = rules.news(
    move.rows,
    from,
    told.map(({ logid }) => logid),
  );
  return news.reduce<readonly World[]>(
    (worlds, row) => worlds.flatMap((one) => tell(one, row, rules.settled(row, one.entries, move.log))),
    [world],
  );
}

const newest = ({ from }: World, { newest: last }: Extract<Move, { type: 'post' }>): number =>
  Math.max(from, last);

const tell = (world: World, { logid }: Row, choices: Choices): readonly World[] =>
  choices.map((settled) => ({
    from: world.from,
    told: [...world.told, { logid, settles: settled?.key }],
    entries: world.entries.filter((entry) => entry !== settled),
  }));

const distinct = (worlds: readonly World[]): readonly World[] => [
  ...new Map(worlds.map((world) => [JSON.stringify(world.told), world])).values(),
];
