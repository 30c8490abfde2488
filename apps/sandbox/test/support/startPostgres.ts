import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './startPostgresServer';

let stop: () => Promise<void> = () => Promise.resolve();

/** Provides a real PostgreSQL: the one at `TEST_DATABASE_URL`, or a fresh one that need not outlive a power cut. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return;
  }
  const server = await startPostgresServer(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
  project.provide('postgresUrl', server.url);
  stop = server.stop;
}

/** Ends the server that `setup` started, if any. */
export async function teardown(): Promise<void> {
  await stop();
}
