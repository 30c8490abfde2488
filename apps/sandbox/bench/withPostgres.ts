import { startPostgresServer } from '../test/support/startPostgresServer';

/** Works with the PostgreSQL at `url`, or with one of its own that is thrown away afterwards. */
export async function withPostgres(
  url: string | undefined,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (url !== undefined) return await work(url);
  const server = await startPostgresServer();
  try {
    await work(server.url);
  } finally {
    await server.stop();
  }
}
