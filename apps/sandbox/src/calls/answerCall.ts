import { answerCode, withdrawCall } from '@kislap/api/contract';
import type { Locale } from '@kislap/domain';
import * as v from 'valibot';
import { isStorageBroken } from '../database/transact';
import { Refusal } from '../kernel/Refusal';
import { refusalReasons } from '../kernel/refusalReasons';
import type { Operator } from '../rules/Operator';
import { type Call, type CallFrame, SessionEnded } from './Call';
import { type Answer, maintenanceAnswer, serviceMessages } from './answers';
import { logFailure } from './logFailure';

/**
 * Answers one call: its data, a refusal in the player's language, an ended session or a failure. Never throws. A
 * broken storage puts the operator under maintenance.
 *
 * @param readFields reads what was sent; may refuse it
 * @param okCode the code of success: 200, or 100 for a withdrawal
 */
export async function answerCall(
  call: Call,
  frame: CallFrame,
  { readFields, okCode }: { readonly readFields: () => Promise<unknown>; readonly okCode: number },
): Promise<Answer> {
  const { locale, operator } = frame;
  const say = (message: keyof typeof serviceMessages) => serviceMessages[message][locale];
  // Fields of calls that need a session are read only when there is one, or was.
  const mayRepeat = call.endsSession === true && frame.tokenHash !== undefined;
  const fieldsFor = async () => {
    if (!call.needsSession || frame.session) return await readFields();
    return mayRepeat ? await readRepetition(readFields) : {};
  };
  try {
    return {
      code: okCode,
      msg: say(okCode === withdrawCall.okCode ? 'withdrawn' : 'ok'),
      data: await call.run(frame, await fieldsFor()),
    };
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error, operator, locale);
    if (error instanceof SessionEnded) {
      return { code: answerCode.sessionEnded, msg: say('sessionEnded'), data: null };
    }
    if (v.isValiError(error)) return refusalAnswer(badField(error.issues), operator, locale);
    logFailure(call.name, error);
    if (isStorageBroken(error)) {
      operator.switches.isUnderMaintenance = true;
      return maintenanceAnswer(operator.switches, locale);
    }
    return { code: answerCode.serverFailure, msg: say('serverFailure'), data: null };
  }
}

/** What cannot be read repeats nothing, and is answered as any call without a session. */
async function readRepetition(readFields: () => Promise<unknown>): Promise<unknown> {
  try {
    return await readFields();
  } catch (error) {
    if (error instanceof Refusal || v.isValiError(error)) return {};
    throw error;
  }
}

function badField([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): Refusal {
  const field = v.getDotPath(issue);
  return new Refusal('badParameter', field === null ? {} : { field });
}

/** The facts by their names, so that an answer from the record is the first one letter by letter: no database keeps an order. */
function inOrder(facts: Refusal['facts']): Refusal['facts'] {
  return Object.fromEntries(Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function refusalAnswer(
  { reason, facts, words }: Refusal,
  { protection }: Pick<Operator, 'protection'>,
  locale: Locale,
): Answer {
  const { code, [locale]: text } = refusalReasons[reason];
  const known: Refusal['words'] = { line: protection.helpLines[0]?.phone ?? '', ...words };
  const msg = text.replace(/\{(\w+)\}/g, (placeholder, name: string) => known[name] ?? placeholder);
  return { code, msg, data: inOrder(facts) };
}
