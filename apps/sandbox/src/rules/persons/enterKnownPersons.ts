import { and, asc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { identityCheck } from '../../database/tables/identity';
import { withdrawal } from '../../database/tables/payments';
import { personMark, personToEnter } from '../../database/tables/persons';
import { player } from '../../database/tables/player';
import { identityCode } from '../players/identity';
import { type Mark, marksOf, type PersonFacts } from './marks';

const batch = 500;
const rejected = 3;

/**
 * Enters everybody who has no mark yet, or lacks some, by what the database knows of them: those of before there was a
 * register or before it knew parts of names, and those it begins with.
 */
export async function enterKnownPersons(database: Database, key: string): Promise<void> {
  for (let after = 0; ;) {
    const people = await database
      .select({ id: player.id, phone: player.phone, birthday: player.birthday, atMs: player.registeredAtMs })
      .from(player)
      .where(
        and(
          gt(player.id, after),
          or(
            sql`NOT EXISTS (SELECT FROM ${personMark} WHERE ${personMark.playerId} = ${player.id})`,
            sql`EXISTS (SELECT FROM ${personToEnter} WHERE ${personToEnter.playerId} = ${player.id})`,
          ),
        ),
      )
      .orderBy(asc(player.id))
      .limit(batch);
    const last = people.at(-1);
    if (last === undefined) return;
    const ids = people.map(({ id }) => id);
    const known = await readKnown(database, ids);
    const rows = people.flatMap(({ id, phone, birthday, atMs }) => {
      const facts: readonly PersonFacts[] = [
        { phone },
        ...(known.get(id) ?? []).map((fact) => ({ birthday, ...fact })),
      ];
      return distinct(facts.flatMap((fact) => marksOf(key, fact))).map((mark) => ({
        ...mark,
        playerId: id,
        atMs,
      }));
    });
    if (rows.length > 0) await database.insert(personMark).values(rows).onConflictDoNothing();
    await database.delete(personToEnter).where(inArray(personToEnter.playerId, ids));
    after = last.id;
  }
}

/** Whether this key is the one that the database was filled with; any is while there is no phone to try it on. */
export async function isPersonKey(database: Database, key: string): Promise<boolean> {
  const [tried] = await database
    .select({ id: player.id, phone: player.phone })
    .from(personMark)
    .innerJoin(player, eq(player.id, personMark.playerId))
    .where(and(eq(personMark.kind, 'phone'), isNotNull(player.phone)))
    .limit(1);
  if (tried === undefined) return true;
  const [own] = marksOf(key, { phone: tried.phone });
  const held = await database.select().from(personMark).where(eq(personMark.playerId, tried.id));
  return held.some(({ hash }) => hash === own?.hash);
}

/** One of each, the proven one first. */
function distinct(marks: readonly Mark[]): readonly Mark[] {
  const sorted = marks.toSorted((one, two) => Number(one.isProven) - Number(two.isProven));
  return [...new Map(sorted.map((mark) => [mark.hash, mark])).values()];
}

/** The documents of these accounts, and where they were paid out to. */
async function readKnown(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PersonFacts[]>> {
  const checks = await database
    .select()
    .from(identityCheck)
    .where(inArray(identityCheck.playerId, [...ids]));
  const payouts = await database
    .selectDistinct({
      playerId: withdrawal.playerId,
      bankCode: withdrawal.bankCode,
      accountNo: withdrawal.accountNo,
      name: withdrawal.accountName,
    })
    .from(withdrawal)
    .where(
      and(
        inArray(withdrawal.playerId, [...ids]),
        ne(withdrawal.status, rejected),
        ne(withdrawal.accountNo, ''),
      ),
    );
  const known = new Map<number, PersonFacts[]>(ids.map((id) => [id, []]));
  for (const { playerId, documentType: type, documentNumber: number, state, name, birthday } of checks) {
    const document = { type, number, isProven: state === identityCode.passed };
    known.get(playerId)?.push({ document, name, birthday });
  }
  for (const { playerId, name, ...payout } of payouts) known.get(playerId)?.push({ name, payout });
  return known;
}
