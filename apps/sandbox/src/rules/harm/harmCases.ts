import { type HarmMarker, harmMarkers } from '@kislap/domain';
import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import { harmCase, harmCaseStep } from '../../database/tables/harm';
import { Refusal } from '../../kernel/Refusal';

/** What a person does about a case that is open. */
export type CaseStep = 'note' | 'contact' | 'closed';

interface Opening {
  readonly why: 'markers' | 'concern';
  readonly seen: readonly HarmMarker[];
  readonly nowMs: number;
}

/** Opens a case about a locked player, for a person to decide; one that is open already goes on. */
export async function openHarmCase(
  transaction: Database,
  playerId: number,
  { why, seen, nowMs }: Opening,
): Promise<void> {
  const [opened] = await transaction
    .insert(harmCase)
    .values({ playerId, why, seen, openedAtMs: nowMs })
    .onConflictDoNothing()
    .returning({ id: harmCase.id });
  if (!opened) return;
  await transaction.insert(harmCaseStep).values({ caseId: opened.id, step: 'open', note: '', atMs: nowMs });
}

interface StepTaken {
  readonly id: number;
  readonly step: CaseStep;
  /** What was found, said or decided. */
  readonly note: string;
  readonly nowMs: number;
}

/**
 * Writes a step of an open case down; `closed` ends it.
 *
 * @returns whose it is
 * @throws Refusal `notFound` for an unknown or a closed one
 */
export async function takeCaseStep(
  transaction: Database,
  { id, step, note, nowMs }: StepTaken,
): Promise<number> {
  const [open] = await transaction
    .select()
    .from(harmCase)
    .where(and(eq(harmCase.id, id), isNull(harmCase.closedAtMs)))
    .for('update');
  if (!open) throw new Refusal('notFound', { field: 'id' });
  await transaction.insert(harmCaseStep).values({ caseId: id, step, note, atMs: nowMs });
  if (step === 'closed') {
    await transaction.update(harmCase).set({ closedAtMs: nowMs }).where(eq(harmCase.id, id));
  }
  return open.playerId;
}

const markers = v.array(v.picklist(harmMarkers));

/** Cases before one, newest first, each with all its steps. */
export async function listHarmCases(
  database: Database,
  { before, most }: { readonly before: number | undefined; readonly most: number },
) {
  const cases = await database
    .select()
    .from(harmCase)
    .where(before === undefined ? undefined : lt(harmCase.id, before))
    .orderBy(desc(harmCase.id))
    .limit(most);
  const ids = cases.map(({ id }) => id);
  const steps =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(harmCaseStep)
          .where(inArray(harmCaseStep.caseId, ids))
          .orderBy(asc(harmCaseStep.id));
  return cases.map(({ seen, ...row }) => ({
    ...row,
    seen: v.parse(markers, seen),
    steps: steps.filter(({ caseId }) => caseId === row.id),
  }));
}
