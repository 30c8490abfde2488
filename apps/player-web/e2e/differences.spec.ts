import { cp } from 'node:fs/promises';
import { startSandbox } from '@kislap/tools/sandbox';
import { signInSeedPlayer } from '@kislap/tools/seedPlayer';
import { Line } from '@kislap/tools/updates/Line';
import { returningPlayer } from '@kislap/tools/updates/returningPlayer';
import { test } from '@playwright/test';
import { createDeployment } from './Deployment';
import { expect } from './fixtures';

/** It waits several times until nothing comes any more. */
const LONG_MS = 180_000;
const MOST_BYTES = 5000;

interface World {
  /** What comes over the line, of scripts and styles, when a newer build with one line more is out. */
  readonly update: (hasWorker: boolean) => Promise<ReadonlyMap<string, number>>;
}

const updating = test.extend<World>({
  update: async ({ browser }, provide) => {
    const before = await createDeployment();
    const next = await createDeployment();
    await next.publish();
    await next.append('money.js', ';"one line more";\n');
    await next.configureAfter(before.folder);
    const sandbox = await startSandbox({ env: { KISLAP_WEB_ROOT: before.folder } });
    const line = new Line(sandbox.origin);
    await provide(async (hasWorker) => {
      const world = {
        browser,
        line,
        origin: await line.open(),
        session: await signInSeedPlayer(sandbox.origin),
        deploy: async () => cp(next.folder, before.folder, { recursive: true }),
      };
      const counted = await returningPlayer(world, hasWorker);
      return new Map([...counted].filter(([path]) => /^\/assets\/.*\.(?:js|css)$/.test(path)));
    });
    line.close();
    await sandbox.stop();
    await Promise.all([before.remove(), next.remove()]);
  },
});

const sum = (bytes: Iterable<number>): number => [...bytes].reduce((total, one) => total + one, 0);

updating(
  'the service worker transfers what differs in the one script that has changed',
  async ({ update }) => {
    updating.setTimeout(LONG_MS);
    const counted = await update(true);
    expect([...counted.keys()]).toEqual([expect.stringMatching(/\/money\.js$/)]);
    expect(sum(counted.values())).toBeLessThan(MOST_BYTES);
  },
);

updating(
  'a browser without the worker asks for all files of the new folder, and transfers what differs',
  async ({ update }) => {
    updating.setTimeout(LONG_MS);
    const counted = await update(false);
    expect(counted.size).toBeGreaterThan(1);
    expect(sum(counted.values())).toBeLessThan(MOST_BYTES);
  },
);
