import type { PGlite } from '@electric-sql/pglite';
import { sandboxOperator } from '../catalogue/sandboxOperator';
import { migrate } from '../database/migrate';
import { openEngine } from '../database/openPglite';
import { settingPlanOnce } from '../database/planOnce';
import { MovableClock } from '../kernel/clock';
import { systemRandom } from '../kernel/random';
import { findBrokenRules } from '../ledger/invariants';
import { demoParts, type Operator } from '../rules/Operator';
import { seedDatabase } from '../seed/seedDatabase';
import { mountDrawnPages } from '../web/mountDrawnPages';
import { createServices } from '../web/services';
import { createHandler } from './http/handler';

export { sandboxOperator } from '../catalogue/sandboxOperator';
export { seedPassword } from '../seed/seedAccounts';
export { contentSecurityPolicy } from '../web/pages/contentSecurityPolicy';
export { pageHeaders } from '../web/pages/pageHeaders';
export { pageLocale } from '../web/pages/pageLocale';
export { appPageFor } from '../web/static/appPageFor';

/** The operator inside whoever asks it: without a port, files or other users. */
export interface EmbeddedOperator {
  /** Answers a call, or a page that is drawn when it is asked for. */
  fetch(request: Request): Promise<Response>;
}

/**
 * Opens the operator over an embedded database: migrated, seeded when it is empty, and its ledger checked.
 *
 * @param names the host names that it answers to, beside those of the loopback
 * @throws Error when the ledger breaks a rule
 */
export async function openEmbedded(engine: PGlite, names: readonly string[]): Promise<EmbeddedOperator> {
  await engine.exec(settingPlanOnce);
  const { database } = openEngine(engine).opened;
  const clock = new MovableClock();
  const operator: Operator = { ...demoParts(), database, clock, random: systemRandom() };
  await migrate(database);
  await seedDatabase(database, clock.nowMs(), operator.personKey);
  const broken = await findBrokenRules(database);
  if (broken !== '') throw new Error(`The ledger is not sound: ${broken}.`);
  const services = createServices(operator);
  const handler = createHandler(operator, (app) => mountDrawnPages(app, services, sandboxOperator), {
    hasControls: true,
    names,
  });
  return { fetch: async (request) => await handler.fetch(request) };
}
