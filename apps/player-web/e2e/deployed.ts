import { startSandbox } from '@kislap/tools/sandbox';
import { createDeployment, type Deployment } from './Deployment';
import { test as base } from './fixtures';

/** A test that puts newer builds under the pages that are open. */
export const test = base.extend<object, { readonly deployment: Deployment }>({
  deployment: [
    async ({}, provide) => {
      const deployment = await createDeployment();
      await provide(deployment);
      await deployment.remove();
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ deployment }, provide) => {
      const sandbox = await startSandbox({ env: { KISLAP_WEB_ROOT: deployment.folder } });
      await provide(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
