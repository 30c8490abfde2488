import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { answerCode } from '@kislap/api/contract';
import { anyCall } from '@kislap/api/controls';
import type { Locale } from '@kislap/domain';
import type { Context } from 'hono';
import { type Answer, maintenanceAnswer, serviceMessages } from '../../calls/answers';
import { readLocale } from '../../calls/openFrame';
import type { OrderedFailure, Switches } from '../../kernel/switches';

const neverAnsweredMs = 60_000;

/**
 * Answers a call as the control calls have ordered: late, wrongly, or not at all.
 *
 * @param answer the honest answer; it is not asked for when the fault stands in its place
 */
export async function injectFault(
  context: Context,
  { switches, callName }: { readonly switches: Switches; readonly callName: string },
  answer: () => Promise<Response>,
): Promise<Response> {
  if (switches.latencyMs > 0) await wait(switches.latencyMs);
  const failure = takeFailure(switches, [callName, anyCall]);
  return failure === undefined ? await answer() : await applyFault(context, { failure, switches }, answer);
}

/**
 * What was ordered for one of the calls that are asked together: it fails alone, in its place. What cannot be said there
 * (no answer, a broken one) is a failure; what was ordered for any call is done to the whole request.
 */
export async function orderedAnswer(
  { switches, locale }: { readonly switches: Switches; readonly locale: Locale },
  callName: string,
): Promise<Answer | undefined> {
  const failure = takeFailure(switches, [callName]);
  const failed = { code: answerCode.serverFailure, msg: 'Ordered failure', data: null };
  switch (failure?.mode) {
    case undefined:
      return undefined;
    case 'delay':
      await wait(failure?.ms);
      return undefined;
    case '400':
      return { code: answerCode.sessionEnded, msg: serviceMessages.sessionEnded.en, data: null };
    case '555':
      return maintenanceAnswer(switches, locale);
    default:
      return failed;
  }
}

function takeFailure({ failures }: Switches, names: readonly string[]): OrderedFailure | undefined {
  const name = names.find((one) => failures.has(one));
  const failure = name === undefined ? undefined : failures.get(name);
  if (name === undefined || failure === undefined) return undefined;
  failure.times -= 1;
  if (failure.times <= 0) failures.delete(name);
  return failure;
}

async function applyFault(
  context: Context,
  { failure: { mode, ms }, switches }: { readonly failure: OrderedFailure; readonly switches: Switches },
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (mode) {
    case 'delay':
      await wait(ms);
      return await answer();
    case 'timeout':
      await wait(neverAnsweredMs);
      return context.body(null, 504);
    case '500':
      return context.json({ code: answerCode.serverFailure, msg: 'Ordered failure', data: null }, 500);
    case '400':
      return context.json({
        code: answerCode.sessionEnded,
        msg: serviceMessages.sessionEnded.en,
        data: null,
      });
    case '555':
      return context.json(maintenanceAnswer(switches, readLocale(context)));
    case 'badjson':
      return context.body('{"code":200,"msg":"', 200, { 'content-type': 'application/json' });
    case 'html':
      return context.html('<!doctype html><title>Bad gateway</title>');
    case 'drop':
      await answer();
      return dropConnection(context);
  }
}

interface ServerParts {
  readonly incoming?: { readonly socket: Socket };
}

/** Closes the connection without an answer, after the effect; status 502 where there is no socket, as in tests. */
function dropConnection(context: Context<{ Bindings: ServerParts }>): Response {
  context.env?.incoming?.socket.destroy();
  return context.body(null, 502);
}
