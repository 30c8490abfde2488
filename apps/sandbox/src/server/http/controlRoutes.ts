import { callsControl, creditControl, exportControl, resetControl } from '@kislap/api/controls';
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { mainCalls } from '../../api/mainCalls';
import { paymentCallNames } from '../../api/payment/payment';
import { type Control, defineControl } from '../../controls/control';
import { exportState, resetSandbox } from '../../controls/databaseControls';
import { ledgerControls } from '../../controls/ledgerControls';
import { orderControls } from '../../controls/orderControls';
import { partControls } from '../../controls/partControls';
import { personControls } from '../../controls/personControls';
import { playerControls } from '../../controls/playerControls';
import { faultControls, stateControls } from '../../controls/stateControls';
import { creditPlayer, testControls } from '../../controls/testControls';
import { Refusal } from '../../kernel/Refusal';
import type { Operator } from '../../rules/Operator';
import { readFields } from './readFields';

/** The control calls under `/__sandbox/`. All take and answer JSON. */
const controls: readonly Control[] = [
  ...stateControls,
  ...faultControls,
  ...playerControls,
  ...personControls,
  ...orderControls,
  ...partControls,
  ...ledgerControls,
  ...testControls,
  defineControl(callsControl, () => ({
    calls: [...mainCalls.map(({ name }) => name), ...paymentCallNames].toSorted(),
  })),
  defineControl(creditControl, creditPlayer),
  defineControl(exportControl, exportState),
  defineControl(resetControl, async (operator) => {
    await resetSandbox(operator);
    return {};
  }),
];

/**
 * Mounts the control calls under `/__sandbox/`, with which tests and demonstrations bring about anything. They need
 * no session, so other sites may not call them, and a public sandbox has none.
 */
export function mountControlCalls(app: Hono, operator: Operator): void {
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

/**
 * Allows requests of the sandbox's own pages and of clients that are no browsers, by `Sec-Fetch-Site` or `Origin`.
 * JSON only: browsers ask first before they send it to another site.
 */
const ownSiteOnly = createMiddleware(async (context, next) => {
  const { req } = context;
  const isJson = /^application\/json\b/i.test(req.header('content-type') ?? '');
  if (!isJson) return context.json({ ok: false, reason: 'Send JSON.' }, 415);
  if (
    !isOwnSite(
      req.header('sec-fetch-site'),
      req.header('origin'),
      req.header('host') ?? new URL(req.url).host,
    )
  ) {
    return context.json({ ok: false, reason: 'Another site may not do this.' }, 403);
  }
  return await next();
});

function isOwnSite(site: string | undefined, origin: string | undefined, host: string): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
