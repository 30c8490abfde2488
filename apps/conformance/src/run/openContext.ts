import { calls } from '@kislap/api/registry';
import { CheckContext } from '../context/CheckContext';
import type { Settings } from '../context/Settings';
import { type Account, signIn } from '../context/signIn';
import type { Clock, Wire } from '../wire/wire';

/** Why a run could not take place. Its message is for whoever started it. */
export class RunProblem extends Error {
  override readonly name = 'RunProblem';
}

/**
 * Enters the test accounts and readies a run.
 *
 * @throws RunProblem when nothing answers, or the account is refused
 */
export async function openContext(wire: Wire, settings: Settings, clock: Clock): Promise<CheckContext> {
  await reach(wire, settings.base);
  const account = await enter(wire, settings.account);
  const other = await enter(wire, settings.other);
  return new CheckContext(wire, settings, { clock, account, other });
}

/** Anything that answers is a server; whether it is the right one, the checks find out. */
async function reach(wire: Wire, base: string): Promise<void> {
  const { silence } = await wire({
    target: calls.urlConfig.path,
    service: 'main',
    body: 'multipart',
    fields: {},
  });
  if (silence !== undefined) throw new RunProblem(`Nothing answers at ${base}: ${silence}.`);
}

async function enter(wire: Wire, credentials: Settings['account']): Promise<Account | undefined> {
  const isNamed = credentials.token !== undefined || credentials.phone !== undefined;
  if (!isNamed) return undefined;
  const signedIn = await signIn(wire, credentials);
  if (signedIn.account) return signedIn.account;
  // A login that is broken is a finding like any other: what needs no session is still looked at.
  if (signedIn.reply?.code === undefined) return undefined;
  throw new RunProblem(`The test account was not let in: ${signedIn.problem}.`);
}
