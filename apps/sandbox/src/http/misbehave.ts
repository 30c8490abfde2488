import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import type { Switches } from '../kernel/Switches';

const neverAnsweredMs = 60_000;

/**
 * Fails an answer if the control calls have ordered it, and slows it down.
 *
 * @returns the failing answer, or undefined when the call shall be answered as usual
 */
export async function misbehave(
  context: Context,
  switches: Switches,
  callName: string,
): Promise<Response | undefined> {
  if (switches.latencyMs > 0) await wait(switches.latencyMs);
  const failure = switches.failures.get(callName);
  if (!failure || failure.times <= 0) return undefined;
  failure.times -= 1;
  switch (failure.mode) {
    case 'timeout':
      await wait(neverAnsweredMs);
      return context.body(null, 504);
    case '500':
      return context.json({ code: 500, msg: 'Ordered failure', data: null }, 500);
    case 'badjson':
      return context.html('<!doctype html><title>Bad gateway</title>');
  }
}
