import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { personCase } from '../../database/tables/persons';
import { lockPlayer } from '../players/player';
import { askRegister } from './askRegister';
import { lockMarks, type Mark } from './marks';
import { judge, subjectOf } from './matches';
import type { Stopping } from './stopPlay';

/** Somebody who asks for an account. */
interface Applicant {
  /** Proven, with its area code. */
  readonly phone: string;
  readonly marks: readonly Mark[];
  /** What the national register has answered: until when the person is listed, 0 for not. */
  readonly listedUntilMs: number;
  readonly nowMs: number;
}

const subjectFor = ({ marks }: Pick<Applicant, 'marks'>): string =>
  subjectOf.phone(marks.find(({ kind }) => kind === 'phone')?.hash ?? '');

/**
 * Whether no account may be opened: the person is away, or may be and nobody has decided yet, or is listed nationally. Marks
 * are locked until the transaction ends, so that an absence that begins now sees the account, or this sees the absence.
 */
export async function isHeldApplicant(transaction: Database, applicant: Applicant): Promise<boolean> {
  const { marks, listedUntilMs, nowMs } = applicant;
  await lockMarks(
    transaction,
    marks.map(({ hash }) => hash),
  );
  const asked = { playerId: undefined, subject: subjectFor(applicant), marks, nowMs };
  const held = await judge(transaction, asked);
  return held !== undefined || listedUntilMs > nowMs;
}

/** Enters the person behind an account that was opened, with what was decided when it was asked for. */
export async function enterApplicant(
  transaction: Database,
  playerId: number,
  applicant: Applicant & Stopping,
): Promise<void> {
  await transaction
    .update(personCase)
    .set({ subject: subjectOf.player(playerId), playerId })
    .where(eq(personCase.subject, subjectFor(applicant)));
  await askRegister(transaction, await lockPlayer(transaction, playerId), applicant);
}
