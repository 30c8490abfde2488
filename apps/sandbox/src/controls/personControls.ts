import {
  concernControl,
  harmCaseControl,
  harmCasesControl,
  nationalRegisterControl,
  personCaseControl,
  personCasesControl,
} from '@kislap/api/controls';
import { checkDocumentNumber } from '@kislap/domain';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { personCase } from '../database/tables/persons';
import { player } from '../database/tables/player';
import { transact } from '../database/transact';
import { manilaDayMs } from '../kernel/manilaDays';
import { Refusal } from '../kernel/Refusal';
import { lookAtPlayer } from '../rules/harm/harm';
import { listHarmCases, takeCaseStep } from '../rules/harm/harmCases';
import type { Operator } from '../rules/Operator';
import { askOthers, askRegister } from '../rules/persons/askRegister';
import { documentName } from '../rules/persons/NationalRegister';
import { phoneIn } from '../rules/players/phone';
import { lockPlayer } from '../rules/players/player';
import { type Control, defineControl, onePage, pageSize } from './control';

/** Who is known again: cases to decide, and the national register as the sandbox plays it. */
export const personControls: readonly Control[] = [
  defineControl(personCasesControl, listCases),
  defineControl(personCaseControl, decideCase),
  defineControl(concernControl, noteConcern),
  defineControl(harmCasesControl, describeCases),
  defineControl(harmCaseControl, stepCase),
  defineControl(nationalRegisterControl, playNationalRegister),
];

async function listCases({ database }: Operator, { before }: { readonly before?: number }) {
  const found = await database
    .select()
    .from(personCase)
    .where(before === undefined ? undefined : lt(personCase.id, before))
    .orderBy(desc(personCase.id))
    .limit(pageSize + 1);
  const { rows, next } = onePage(found);
  const cases = rows.map(({ id, playerId, matchedId, kind, state, atMs }) => ({
    id,
    ...(playerId !== null && { userId: playerId }),
    matchedId,
    kind,
    state,
    atMs,
    dueAtMs: atMs + manilaDayMs,
  }));
  return { cases, ...next };
}

/**
 * Decides a case; one that was decided may be decided anew. What the registers say else about the account still holds.
 *
 * @throws Refusal `notFound` for an unknown one, or one without effect
 */
async function decideCase(
  { database, clock, failpoints, protection }: Operator,
  { id, state }: InferOutput<typeof personCaseControl.request>,
): Promise<object> {
  const nowMs = clock.nowMs();
  await transact(database, async (transaction) => {
    const canBeDecided = and(eq(personCase.id, id), inArray(personCase.state, ['open', 'same', 'other']));
    const [decided] = await transaction
      .update(personCase)
      .set({ state, decidedAtMs: nowMs })
      .where(canBeDecided)
      .returning();
    if (!decided) throw new Refusal('notFound', { field: 'id' });
    if (decided.playerId === null) return;
    const known = await lockPlayer(transaction, decided.playerId);
    const stopping = { nowMs, failpoints, awayAccess: protection.awayAccess };
    await askRegister(transaction, known, stopping);
    await askOthers(transaction, known, stopping);
  });
  return {};
}

/** @throws Refusal `notFound` for an unknown player */
async function noteConcern(
  { database, clock, failpoints, protection }: Operator,
  { userId, on }: InferOutput<typeof concernControl.request>,
): Promise<object> {
  const { awayAccess } = protection;
  const look = { nowMs: clock.nowMs(), failpoints, awayAccess, isConcern: on };
  await transact(database, async (transaction) => {
    const known = await transaction.$count(player, eq(player.id, userId));
    if (known === 0) throw new Refusal('notFound', { field: 'userId' });
    await lookAtPlayer(transaction, userId, look);
  });
  return {};
}

async function describeCases({ database }: Operator, { before }: { readonly before?: number }) {
  const { rows, next } = onePage(await listHarmCases(database, { before, most: pageSize + 1 }));
  const cases = rows.map(({ id, playerId, why, seen, closedAtMs, steps }) => {
    const isContacted = steps.some(({ step }) => step === 'contact');
    const state = closedAtMs !== null ? 'closed' : isContacted ? 'contacted' : 'open';
    const told = steps.map(({ step, note, atMs }) => ({ step, note, atMs }));
    return { id, userId: playerId, why, seen, state, steps: told } as const;
  });
  return { cases, ...next };
}

/** @throws Refusal `notFound` for an unknown case, or a closed one */
async function stepCase(
  { database, clock, securityLog }: Operator,
  taken: InferOutput<typeof harmCaseControl.request>,
): Promise<object> {
  const playerId = await transact(database, (transaction) =>
    takeCaseStep(transaction, { ...taken, nowMs: clock.nowMs() }),
  );
  securityLog({ event: 'harmCase', outcome: taken.step, playerId });
  return {};
}

/** @throws Refusal `badParameter` for a phone or a document that is none */
function playNationalRegister(
  { switches }: Operator,
  { on, phone, document, listed = true, until }: InferOutput<typeof nationalRegisterControl.request>,
): object {
  const names = [
    ...(phone === undefined ? [] : [nameOfPhone(phone)]),
    ...(document === undefined ? [] : [nameOfDocument(document)]),
  ];
  if (on !== undefined) switches.isNationalRegisterSilent = !on;
  for (const name of names) {
    if (listed) switches.nationalList.set(name, until * 1000);
    else switches.nationalList.delete(name);
  }
  return {};
}

function nameOfPhone(typed: string): string {
  const phone = phoneIn(typed);
  if (phone === undefined) throw new Refusal('badParameter', { field: 'phone' });
  return phone;
}

function nameOfDocument({ type, number }: { readonly type: string; readonly number: string }): string {
  const checked = checkDocumentNumber(number);
  if (!checked.ok) throw new Refusal('badParameter', { field: 'document' });
  return documentName({ type, number: checked.value });
}
