import type { Check } from '../checks/Check';
import type { Inspection } from '../inspection/Inspection';

/** Why a check cannot run with these settings; undefined when it can. */
export function unmetNeed({ needs }: Check, inspection: Inspection): string | undefined {
  const { account, other, settings } = inspection;
  const hasWrite = settings.permission !== 'read';
  switch (needs) {
    case 'guest':
      return undefined;
    case 'account':
      return account ? undefined : 'needs an account';
    case 'password':
      return settings.account.password === undefined ? 'needs the password of the account' : undefined;
    case 'other account':
      return account && other ? undefined : 'needs a second account';
    case 'origin':
      return settings.origin === undefined ? 'needs --origin' : undefined;
    case 'write':
      return account && hasWrite ? undefined : 'needs --write';
    case 'money':
      return account && settings.permission === 'money' ? undefined : 'needs --write=money';
  }
}
