import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../src/database/Database';
import { openPostgres } from '../../src/database/openPostgres';
import { databaseUrl } from './databaseUrl';
import { runOnServer } from './runOnServer';

/** A seeded database on the test server, this test file's own. Closing it drops it. */
export async function openPostgresDatabase(): Promise<OpenDatabase & { readonly url: string }> {
  const server = inject('postgresUrl');
  const name = `kislap_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('postgresTemplate')}`);
  const url = databaseUrl(server, name);
  const opened = await openPostgres(url);
  return {
    ...opened,
    url,
    async close() {
      await opened.close();
      await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
