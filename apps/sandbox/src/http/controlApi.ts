import type { Hono } from 'hono';
import * as v from 'valibot';
import { controls } from '../controls/controls';
import { Refusal } from '../kernel/Refusal';
import type { Operator } from '../Operator';
import { ownSiteOnly } from './ownSiteOnly';
import { readFields } from './readFields';

/**
 * Mounts the control calls under `/__sandbox/`: they move the clock, give money, end sessions and order failures, so
 * that tests and demonstrations can bring about anything. They ask for no session, so no page of another site may make
 * them; a sandbox that strangers can reach runs with them off.
 */
export function controlApi(app: Hono, operator: Operator): void {
  app.use('/__sandbox/*', ownSiteOnly);
  for (const control of controls) {
    app.post(`/__sandbox/${control.name}`, async (context) => {
      try {
        const answer = await control.run(operator, await readFields(context.req));
        return context.json({ ok: true, ...(typeof answer === 'object' ? answer : {}) });
      } catch (error) {
        if (error instanceof Refusal || v.isValiError(error)) {
          return context.json({ ok: false, reason: error.message }, 400);
        }
        throw error;
      }
    });
  }
}
