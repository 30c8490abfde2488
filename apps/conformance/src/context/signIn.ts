import { randomUUID } from 'node:crypto';
import { headerName } from '@kislap/api/contract';
import { calls } from '@kislap/api/registry';
import * as v from 'valibot';
import { describeReply, type Reply, type Wire } from '../wire/wire';
import type { Credentials } from './Settings';

/** A session, or why there is none. */
type SignedIn =
  | { readonly account: Account }
  | { readonly account: undefined; readonly problem: string; readonly reply: Reply | undefined };

/** Enters an account by its token or its password. */
export async function signIn(wire: Wire, { token, phone, password }: Credentials): Promise<SignedIn> {
  if (token !== undefined) return await adopt(wire, token);
  if (phone === undefined || password === undefined) {
    return { account: undefined, problem: 'no account was given', reply: undefined };
  }
  const reply = await wire({
    target: calls.login.path,
    service: 'main',
    body: 'multipart',
    fields: { account: phone, password, type: '1' },
    key: randomUUID(),
  });
  const read = v.safeParse(calls.login.response, reply.data);
  if (reply.code === 200 && read.success) {
    return { account: { token: read.output.token, userId: read.output.UserID } };
  }
  return { account: undefined, problem: `login answered ${describeReply(reply)}`, reply };
}

async function adopt(wire: Wire, token: string): Promise<SignedIn> {
  const reply = await wire({
    target: calls.getUserInfo.path,
    service: 'main',
    body: 'multipart',
    fields: {},
    headers: { [headerName.authorization]: `Bearer ${token}` },
  });
  const read = v.safeParse(calls.getUserInfo.response, reply.data);
  if (reply.code === 200 && read.success) return { account: { token, userId: read.output.UserID } };
  // An answer that cannot be read refuses nobody: the other calls are still worth looking at.
  if (reply.code === undefined || reply.code === 200) return { account: { token, userId: 0 } };
  const problem = `getUserInfo answered ${describeReply(reply)} to the given token`;
  return { account: undefined, problem, reply };
}

/** A session of a test account. */
export interface Account {
  readonly token: string;
  readonly userId: number;
}
