import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../../src/database/migrate';
import type { OpenDatabase } from '../../src/database/OpenDatabase';
import { openPostgres } from '../../src/database/openPostgres';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { seededAtMs } from './seededAt';

/** A seeded database on the test server, this test file's own. Closing it drops it. */
export async function openPostgresDatabase(): Promise<OpenDatabase & { readonly url: string }> {
  const server = inject('postgresUrl');
  const name = `kislap_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openPostgres(url.href);
  await migrate(opened.database);
  await seedDatabase(opened.database, seededAtMs);
  return {
    ...opened,
    url: url.href,
    async close() {
      await opened.close();
      await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
