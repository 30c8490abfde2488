import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { personCase, personMark } from '../../database/tables/persons';
import { player, type PlayerRow } from '../../database/tables/player';
import { manilaDayMs } from '../../kernel/manilaDays';
import { noEndMs, ownAwayOf } from '../players/away';
import { effectOf, readHolders } from './marks';

/** That a person is away, whichever account that was said with. */
export interface Absence {
  /** The latest end that is known; in the past when only the way back is missing. */
  readonly untilMs: number;
  /** Whether it ends by coming back alone: the person is excluded, or was and has not come back. */
  readonly isUntilReturn: boolean;
}

/**
 * How the persons behind these accounts are away, by account; nothing for those who are not. Only what a player has set, or
 * the operator or the nation has decided, counts: an account that is held back with another one is no reason by itself, or
 * two of them would hold each other for ever.
 *
 * @param except the account that is asked about: what it has set is no likeness
 */
export async function readAbsences(
  transaction: Database,
  ids: readonly number[],
  { except, nowMs }: { readonly except: number | undefined; readonly nowMs: number },
): Promise<ReadonlyMap<number, Absence>> {
  if (ids.length === 0) return new Map();
  const persons = await readPersons(transaction, ids, except);
  const all = [...new Set([...persons.values()].flatMap((accounts) => [...accounts]))];
  const rows = await transaction.select().from(player).where(inArray(player.id, all));
  const absences = new Map(rows.map((row) => [row.id, absenceOf(row, nowMs)]));
  return new Map(
    [...persons].flatMap(([id, accounts]) => {
      const own = [...accounts].flatMap((account) => absences.get(account) ?? []);
      const absence = together(own);
      return absence === undefined ? [] : [[id, absence] as const];
    }),
  );
}

/**
 * What an account says of its player's absence by itself. Nobody comes back with one that was closed: to close it counts as
 * asking, and a day later the way is free.
 */
function absenceOf(row: PlayerRow, nowMs: number): Absence | undefined {
  const own = ownAwayOf(row, nowMs);
  const isExcluded = own !== undefined && own.kind !== 'break';
  const isUntilReturn = isExcluded && row.closedAtMs === 0;
  const closedMs = isExcluded && row.closedAtMs > 0 ? row.closedAtMs + manilaDayMs : 0;
  const careMs = row.heldKind === 'care' ? row.heldUntilMs : 0;
  const untilMs = Math.min(Math.max(own?.untilMs ?? 0, closedMs, careMs, row.listedUntilMs), noEndMs);
  return isUntilReturn || untilMs > nowMs ? { untilMs, isUntilReturn } : undefined;
}

/** The longest of several absences; none of none. */
export function together(absences: readonly Absence[]): Absence | undefined {
  if (absences.length === 0) return undefined;
  return {
    untilMs: Math.max(...absences.map(({ untilMs }) => untilMs)),
    isUntilReturn: absences.some(({ isUntilReturn }) => isUntilReturn),
  };
}

/** All accounts of the person behind each of these: its own, and what phones, documents and decisions link to it. */
export async function readPersons(
  transaction: Database,
  ids: readonly number[],
  except?: number,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const links = new Map<number, readonly number[]>();
  for (let next = ids; next.length > 0;) {
    const found = await readLinks(transaction, next);
    for (const id of next) links.set(id, found.get(id)?.filter((to) => to !== except) ?? []);
    next = [...new Set(next.flatMap((id) => links.get(id) ?? []))].filter((id) => !links.has(id));
  }
  return new Map(ids.map((id) => [id, reachedFrom(id, links)]));
}

function reachedFrom(start: number, links: ReadonlyMap<number, readonly number[]>): ReadonlySet<number> {
  const reached = new Set([start]);
  for (const id of reached) for (const to of links.get(id) ?? []) reached.add(to);
  return reached;
}

/** The accounts that each of these is one person's with, by one step. */
async function readLinks(
  transaction: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const binding = or(eq(personMark.kind, 'phone'), eq(personMark.kind, 'document'));
  const marks = await transaction
    .select()
    .from(personMark)
    .where(and(inArray(personMark.playerId, [...ids]), binding));
  const holders = await readHolders(transaction, marks);
  const decided = await transaction
    .select()
    .from(personCase)
    .where(inArray(personCase.playerId, [...ids]));
  const decisions = new Map(decided.map((row) => [keyOf(row.playerId, row.matchedId, row.kind), row.state]));
  const links = marks.flatMap((mark) =>
    holders
      .filter(({ playerId, hash }) => hash === mark.hash && playerId !== mark.playerId)
      .filter((held) => {
        const said = decisions.get(keyOf(mark.playerId, held.playerId, mark.kind));
        return said === undefined ? effectOf(mark.kind, mark, held) === 'same' : said === 'same';
      })
      .map((held) => ({ from: mark.playerId, to: held.playerId })),
  );
  const same = decided.flatMap(({ playerId, matchedId, state }) =>
    state === 'same' && playerId !== null ? [{ from: playerId, to: matchedId }] : [],
  );
  const all = [...links, ...same];
  return new Map(ids.map((id) => [id, all.filter(({ from }) => from === id).map(({ to }) => to)]));
}

const keyOf = (playerId: number | null, matchedId: number, kind: string) =>
  `${playerId}:${matchedId}:${kind}`;
