import { expect, test as base } from '@playwright/test';
import type { Sandbox } from '@kislap/tools/sandbox';
import { startSandbox } from '@kislap/tools/sandbox';
import { STORAGE_PREFIX } from '../src/device/storage/storageFormat';
import { createOperatorControl, type OperatorControl } from './OperatorControl';
import { watchTroubles } from './watchTroubles';

interface PlayerFixtures {
  /**
   * Troubles a test provokes on purpose, by what the console says; anything else fails the test. One pattern for all of
   * them: the runner would take a second one for the options of the first.
   */
  readonly expectedTroubles: readonly [] | readonly [RegExp];
  /** Whether offers may come up by themselves; they would come between a journey and its next step. */
  readonly hasOffers: boolean;
  /** Drives the operator's side. Every test starts on a freshly seeded one and ends with its ledger checked. */
  readonly operator: OperatorControl;
}

interface WorkerFixtures {
  /** The operator with play money behind the app: one per worker, with a database of its own in memory. */
  readonly sandbox: Sandbox;
}

/** A test that walks through the built app; it fails on errors in the console, uncaught errors and CSP violations. */
export const test = base.extend<PlayerFixtures, WorkerFixtures>({
  sandbox: [
    async ({}, provide) => {
      const sandbox = await startSandbox();
      await provide(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ sandbox }, provide) => provide(sandbox.origin),
  operator: [
    async ({ sandbox }, provide) => {
      const operator = createOperatorControl(sandbox.origin);
      await operator.call('reset');
      await provide(operator);
      expect(await operator.ledgerFaults(), 'faults in the ledger').toEqual([]);
    },
    { auto: true },
  ],
  expectedTroubles: [[], { option: true }],
  hasOffers: [false, { option: true }],
  page: async ({ page, context, expectedTroubles, hasOffers }, provide) => {
    if (!hasOffers) await context.addInitScript(noOffers, `${STORAGE_PREFIX}promotionShown`);
    const troubles = watchTroubles(page, expectedTroubles);
    await provide(page);
    expect(troubles, 'errors in the console').toEqual([]);
  },
});

/** A visit that has had its one offer gets no other. */
function noOffers(key: string): void {
  if (location.protocol.startsWith('http') && window === window.top) sessionStorage.setItem(key, '1');
}

export { expect };
