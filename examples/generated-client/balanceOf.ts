import createClient, { type ClientOptions } from 'openapi-fetch';
import type { paths } from './operator';

/** The main API reads multipart forms. */
function asForm(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields))) form.append(name, String(value));
  return form;
}

/** Who logs in: a phone in any spelling, or the number of the player. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/**
 * Logs in and answers what the player has, in ten-thousandths of a peso.
 *
 * @throws Error with what the operator says when it refuses
 */
export async function balanceOf(
  { account, password }: Credentials,
  operator: ClientOptions,
): Promise<number> {
  const client = createClient<paths>({ ...operator, bodySerializer: asForm });
  const { data: opened } = await client.POST('/api/web/login', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { account, password, type: 1 },
  });
  // A refusal comes as 200 too: its code tells which, and what it brings.
  if (opened?.code === 1005) throw new Error(`Locked: wait ${opened.data?.wait ?? 0} seconds`);
  if (opened?.code !== 200) throw new Error(opened?.msg ?? 'The operator does not answer');
  const { data: score } = await client.POST('/api/web/getUserScore', {
    headers: { Authorization: `Bearer ${opened.data.token}` },
  });
  if (score?.code !== 200) throw new Error(score?.msg ?? 'The operator does not answer');
  return score.data.Score;
}
