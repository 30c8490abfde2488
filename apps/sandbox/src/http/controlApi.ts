import type { Hono } from 'hono';
import * as v from 'valibot';
import { controls } from '../controls/controls';
import { Refusal } from '../kernel/Refusal';
import type { Operator } from '../Operator';
import { readFields } from './readFields';

/**
 * Mounts the control calls under `/__sandbox/`: they move the clock, give money, end sessions and order failures, so
 * that tests and demonstrations can bring about anything. They ask for no session; a sandbox that strangers can reach
 * runs with them off.
 */
export function controlApi(app: Hono, operator: Operator): void {
  for (const [name, control] of Object.entries(controls)) {
    app.post(`/__sandbox/${name}`, async (context) => {
      try {
        const answer = await control(operator, await readFields(context.req));
        return context.json({ ok: true, ...answer });
      } catch (error) {
        if (error instanceof Refusal || v.isValiError(error)) {
          return context.json({ ok: false, reason: error.message }, 400);
        }
        throw error;
      }
    });
  }
}
