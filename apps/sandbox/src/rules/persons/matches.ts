import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { personCase, type MarkKind } from '../../database/tables/persons';
import { noEndMs } from '../players/away';
import { type Absence, readAbsences, together } from './absences';
import { type Effect, effectOf, type Mark, readHolders } from './marks';

/** A likeness to somebody who is away. */
interface Match {
  readonly matchedId: number;
  readonly kind: MarkKind;
  readonly absence: Absence;
  readonly effect: Effect;
}

/** Who is asked about. */
export interface Subject {
  /** The account; none while it is only asked for. */
  readonly playerId: number | undefined;
  /** Names the account, or the phone that one is asked for with. */
  readonly subject: string;
  readonly marks: readonly Mark[];
  readonly nowMs: number;
}

/**
 * What the register answers: nothing, or until when somebody is held back. `exclusion`: beyond that end as well, until the
 * person has come back; `review`: until a person has decided.
 */
export interface Held {
  readonly kind: 'register' | 'exclusion' | 'review';
  readonly untilMs: number;
}

/** The subject of an account, and of a phone that an account is asked for with. */
export const subjectOf = {
  player: (playerId: number) => `player:${playerId}`,
  phone: (hash: string) => `phone:${hash}`,
} as const;

/**
 * Asks the register about somebody: a document or a phone of a person who is away holds for this account as well, until
 * the same end; a name with its birthday, an account that is paid out to, or a device with a birthday until somebody has
 * decided; a device alone is noted. Writes down what is to be decided.
 */
export async function judge(transaction: Database, asked: Subject): Promise<Held | undefined> {
  const matches = await findMatches(transaction, asked);
  const decided = await readDecisions(transaction, asked, matches);
  const absences = (effect: 'same' | 'case') =>
    matches
      .filter((match) => (decided.get(keyOf(match)) ?? match.effect) === effect)
      .map(({ absence }) => absence);
  const [same, open] = [together(absences('same')), together(absences('case'))];
  if (same) return { kind: same.isUntilReturn ? 'exclusion' : 'register', untilMs: same.untilMs };
  return open && { kind: 'review', untilMs: open.isUntilReturn ? noEndMs : open.untilMs };
}

const keyOf = ({ matchedId, kind }: Pick<Match, 'matchedId' | 'kind'>) => `${matchedId}:${kind}`;

async function findMatches(
  transaction: Database,
  { playerId, marks, nowMs }: Subject,
): Promise<readonly Match[]> {
  const holders = (await readHolders(transaction, marks)).filter((held) => held.playerId !== playerId);
  const ids = [...new Set(holders.map((held) => held.playerId))];
  const absences = await readAbsences(transaction, ids, { except: playerId, nowMs });
  const own = new Map(marks.map((mark) => [mark.hash, mark]));
  return holders.flatMap(({ playerId: matchedId, kind, hash, isProven }) => {
    const absence = absences.get(matchedId);
    if (absence === undefined) return [];
    const effect = effectOf(kind, own.get(hash) ?? { isProven: false }, { isProven });
    return effect === undefined ? [] : [{ matchedId, kind, absence, effect }];
  });
}

/** What was decided on likenesses before, by `keyOf`; writes down those that are new. */
async function readDecisions(
  transaction: Database,
  { subject, playerId, nowMs }: Subject,
  matches: readonly Match[],
): Promise<ReadonlyMap<string, 'same' | 'case' | 'other' | 'note'>> {
  const undecided = matches.filter(({ effect }) => effect !== 'same');
  if (undecided.length === 0) return new Map();
  await transaction
    .insert(personCase)
    .values(
      undecided.map(({ matchedId, kind, effect }) => ({
        subject,
        playerId: playerId ?? null,
        matchedId,
        kind,
        state: effect === 'case' ? ('open' as const) : ('note' as const),
        atMs: nowMs,
      })),
    )
    .onConflictDoNothing();
  const rows = await transaction.select().from(personCase).where(eq(personCase.subject, subject));
  return new Map(rows.map((row) => [keyOf(row), row.state === 'open' ? ('case' as const) : row.state]));
}
