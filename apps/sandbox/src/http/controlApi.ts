import type { Hono } from 'hono';
import type { Operator } from '../Operator';

/** Mounts the control calls. */
export function controlApi(app: Hono, operator: Operator): void {
  app.post('/__sandbox/ping', (context) => context.json({ nowMs: operator.clock.nowMs() }));
}
