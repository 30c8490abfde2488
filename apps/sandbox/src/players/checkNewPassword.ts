import { checkNewPassword as checkByRule } from '@kislap/domain';
import { Refusal } from '../kernel/Refusal';

/**
 * The password rule, as the operator answers it.
 *
 * @throws Refusal `weakPassword` or `passwordsDiffer`
 */
export function checkNewPassword(password: string, repeated: string): void {
  const checked = checkByRule(password, repeated);
  if (checked.ok) return;
  throw checked.reason === 'weak'
    ? new Refusal('weakPassword', { field: 'password' })
    : new Refusal('passwordsDiffer', { field: 'password1' });
}
